/** Typed words and what each may mean: a key per thing, `@lyon` a place, `#king` a technology, `!…` a verb. */
import type { Rules } from '@tiletum/engine'
import type { MoveVerb } from '../message-data/move-facts.ts'
import { placeById } from '../message-data/named-game.ts'
import { WORD_KEYS } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './split-words.ts'

export interface Lexeme {
  readonly key: string
  /** How many words it takes. */
  readonly length: number
}

export interface Lexicon {
  /** Returns the lexemes that may begin at a word. */
  readonly at: (words: readonly string[], index: number) => readonly Lexeme[]
  readonly isFiller: (word: string) => boolean
  /** Every single word that is understood. */
  readonly known: () => readonly string[]
  /** The words shown for a key, in the first of the languages. */
  readonly say: (key: string) => string
}

export const verbKey = (verb: MoveVerb): string => `!${verb}`
export const placeKey = (space: string): string => `@${space}`
export const technologyKey = (technology: string): string => `#${technology}`

const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3' }
const SHORTEST_BEGINNING = 3

interface Entry extends Lexeme {
  readonly words: readonly string[]
}

/** The first vocabulary is the language spoken; the others are understood as well. */
export function lexiconOf(vocabularies: readonly Vocabulary[], rules: Rules): Lexicon {
  const entries = new Map<string, Entry[]>()
  const shown = new Map<string, string>()
  const add = (phrase: string, key: string): void => {
    const words = wordsOf(phrase)
    const [first] = words
    if (first === undefined) return
    if (!shown.has(key)) shown.set(key, phrase)
    const list = entries.get(first) ?? []
    if (list.some((entry) => entry.key === key && entry.words.join(' ') === words.join(' '))) return
    list.push({ words, key, length: words.length })
    entries.set(first, list)
  }

  for (const { words, verbs } of vocabularies) {
    for (const [key, phrases] of Object.entries(words))
      for (const phrase of phrases) add(phrase, key)
    for (const [verb, phrases] of Object.entries(verbs))
      for (const phrase of phrases) add(phrase, `!${verb}`)
  }
  for (const space of rules.names.space) {
    if (space.includes('--')) continue
    const place = placeById({ rules, seats: [] }, space)
    if ('town' in place) add(place.town.toLowerCase(), placeKey(space))
    add(space, placeKey(space))
  }
  for (const technology of rules.names['technology'] ?? []) {
    const word = WORD_KEYS.find((key) => key === technology)
    for (const { words } of vocabularies)
      for (const phrase of word === undefined ? [] : words[word])
        add(phrase, technologyKey(technology))
    add(technology, technologyKey(technology))
  }
  for (const { name, id } of rules.tables.silver?.content.technologies ?? []) {
    const key = technologyKey(id.replace(/^.*\./, ''))
    for (const phrase of Object.values(name)) add(phrase, key)
  }

  const filler = new Set(vocabularies.flatMap((each) => each.filler.flatMap(wordsOf)))
  const begun = (word: string): readonly Lexeme[] =>
    word.length < SHORTEST_BEGINNING || /\d/.test(word)
      ? []
      : [...entries.keys()]
          .filter((each) => each.startsWith(word))
          .flatMap((each) => entries.get(each)?.filter(({ length }) => length === 1) ?? [])
  return {
    at(words, index) {
      const word = words[index] ?? ''
      const whole = (entries.get(word) ?? []).flatMap(({ key, words: phrase }): Lexeme[] => {
        const length = lengthOf(phrase, words.slice(index), filler)
        return length === undefined ? [] : [{ key, length }]
      })
      const number = /^[+-]?\d+$/.test(word) ? word : ROMAN[word]
      if (number !== undefined) return [...whole, { key: number, length: 1 }]
      if (whole.length > 0 || filler.has(word)) return whole
      return begun(word)
    },
    isFiller: (word) => filler.has(word),
    known: () => [
      ...new Set(
        [...entries.keys()].flatMap(
          (each) => entries.get(each)?.flatMap(({ words }) => words) ?? [],
        ),
      ),
    ],
    say: (key) => shown.get(key) ?? key,
  }
}

/** How many words a phrase takes where it begins; `place a house` is `place house`. */
function lengthOf(
  phrase: readonly string[],
  words: readonly string[],
  filler: ReadonlySet<string>,
): number | undefined {
  let index = 0
  for (const wanted of phrase) {
    while (index > 0 && words[index] !== wanted && filler.has(words[index] ?? '')) index++
    if (words[index] !== wanted) return undefined
    index++
  }
  return index
}
