import { describe, expect, it } from 'vitest'
import { BASE_CHANCES, REFUSALS, WARNINGS } from '@tiletum/engine'
import type { Facts, RuleReason, Refusal } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import type { NamedGame } from '@tiletum/text'
import { createCheck, faultOf } from './support/clean.ts'
import { CONFIGS, createDice, playRandomly } from './support/play.ts'

const REASONS = Object.keys(REFUSALS).filter((reason): reason is RuleReason => reason in REFUSALS)

function tableOf(): NamedGame {
  const tables: NamedGame[] = []
  playRandomly({ modules: ['base'], players: 2 }, 1, ({ table }) => tables.push(table))
  const [table] = tables
  if (table === undefined) throw new Error('No game was played')
  return table
}
const TABLE = tableOf()

const say = (language: 'en' | 'fr', reason: RuleReason, facts: Facts): string =>
  CATALOGUES[language].refusals.say(TABLE, { reason, clause: REFUSALS[reason], facts })

it('tells how much is missing, of what and where', () => {
  const facts = { town: 'praha', price: 6, have: 4, short: 2 }
  expect(say('en', 'stone-missing', facts)).toBe(
    'You’re 2 stone short: Praha costs 6 and you have 4.',
  )
  expect(say('fr', 'stone-missing', facts)).toBe(
    'Il vous manque 2 pierres : Praha en demande 6 et vous en avez 4.',
  )
  const owned = { tile: 'contract.crest-eagle' }
  expect(say('en', 'crest-owned', owned)).toContain('You already have the eagle crest')
  expect(say('fr', 'crest-owned', owned)).toContain('déjà le blason à l’aigle')
})

describe.each(LANGUAGES)('refusals in %s', (language) => {
  it('have a sentence for every reason, even without facts', () => {
    for (const reason of REASONS) {
      const text = say(language, reason, {})
      expect(faultOf(text, language), `${reason}: ${text}`).toBeUndefined()
      expect(text, reason).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u)
    }
  })

  it('are said without holes for whatever is tried in a game', () => {
    const { refusals, warnings } = CATALOGUES[language]
    const { look, faults } = createCheck(language)
    const seen = new Set<string>()
    const dice = createDice(5)
    for (const [seed, config] of CONFIGS.entries()) {
      const tried = new Set<number>()
      playRandomly(config, seed, ({ game, table, state }) => {
        for (const { move, warnings: warned } of game.options(state)) {
          tried.add(move)
          for (const warning of warned) {
            seen.add(warning.warning)
            look(warnings.say(table, warning), () => warning.warning)
          }
        }
        const attempts = [...tried]
        for (let attempt = 0; attempt < 12; attempt++) {
          const move = attempts[dice(attempts.length)] ?? 0
          const refusal: Refusal | undefined = game.why(state, move)
          if (refusal === undefined) continue
          seen.add(refusal.reason)
          look(refusals.say(table, refusal), () => game.format(move))
        }
      })
    }
    expect(faults).toEqual([])
    expect(WARNINGS.filter((warning) => !seen.has(warning))).toEqual([])
    expect(seen.size).toBeGreaterThan(30)
  })

  it('say what chance is asked', () => {
    const { chance } = CATALOGUES[language]
    for (const request of BASE_CHANCES)
      for (const left of [1, 14])
        for (const text of [chance.request[request], chance.ask(request, left)])
          expect(faultOf(text, language), text).toBeUndefined()
    expect(chance.ask('dice', 14)).toMatch(/\b14\b/)
  })
})
