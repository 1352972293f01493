/** What no sentence may hold: holes, and words of the machine. */
import { content } from '@tiletum/content'
import type { Language } from '@tiletum/text'

const HOLES = /undefined|NaN|\[object|null|function|=>/
const { base, solo, silver } = content
const IDS = [
  ...[base.bonus, base.contracts, base.characters, base.fairs.tiles, base.costs].flatMap((tiles) =>
    tiles.map(({ id }) => id),
  ),
  ...[silver.bonus, silver.undergroundBonus, silver.contracts, silver.characters].flatMap((tiles) =>
    tiles.map(({ id }) => id),
  ),
  ...[silver.tablets, silver.technologies, silver.costs, silver.fairs, solo.decrees].flatMap(
    (tiles) => tiles.map(({ id }) => id),
  ),
  ...silver.sides.flatMap(({ spaces }) => spaces.map(({ id }) => id)).filter((id) => /\d/.test(id)),
  'light-gray',
  'dark-gray',
  'character-offer',
  'contract-offer',
  'king-track',
  '--',
]
const ENGLISH = /\b(?:the|your|with|from|food|gold|wool|stone|iron|storehouse|helper|crest)\b/i
const ROUGH_FRENCH = / [:;?!»]|« |'/

const TWO_SPACES = /[ \u00a0\u202f]{2}/
/** "1 stone and 1 stone". */
const SAME_TWICE = /(\b\d+\s\p{L}+)(?:,| and| et) \1(?!\p{L})/u

/** What is wrong with a text, or nothing. */
export function faultOf(text: string, language: Language): string | undefined {
  const hole = HOLES.exec(text)?.[0]
  if (hole !== undefined) return hole
  const id = IDS.find((each) => text.includes(each))
  if (id !== undefined) return id
  if (text.trim() !== text || TWO_SPACES.test(text) || text === '') return 'spaces'
  if (SAME_TWICE.test(text)) return 'the same amount twice'
  if (/\(\)|“”|: ?$|, ,|,\.|\.\./.test(text)) return 'an empty place'
  if (language === 'en') return undefined
  return ENGLISH.exec(text)?.[0] ?? ROUGH_FRENCH.exec(text)?.[0]
}

/** Looks at many texts, each once, and keeps what is wrong. */
export function createCheck(language: Language) {
  const seen = new Set<string>()
  const faults: string[] = []
  return {
    faults,
    look: (text: string, about: () => string): void => {
      if (seen.has(text)) return
      seen.add(text)
      const fault = faultOf(text, language)
      if (fault !== undefined) faults.push(`${fault} in ${about()}: ${text}`)
    },
  }
}
