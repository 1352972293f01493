import { describe, expect, it } from 'vitest'
import { BASE_VERBS } from '@tiletum/engine'
import { CATALOGUES, groupOf, LANGUAGES } from '@tiletum/text'
import { faultOf } from './support/clean.ts'
import { playRandomly } from './support/play.ts'

const SEEDS = [1, 2, 3, 4]

describe.each(LANGUAGES)('options in %s', (language) => {
  it('are said without holes in whatever game', () => {
    const { moves } = CATALOGUES[language]
    const seen = new Set<string>()
    for (const seed of SEEDS)
      playRandomly(
        { modules: ['base'], players: 2 + (seed % 3), shuffledActions: seed === 1 },
        seed,
        ({ game, table, state }) => {
          for (const move of game.moves(state)) {
            seen.add(game.format(move).split(' ').at(0) ?? '')
            const { label, long } = moves.describe(table, state, move)
            for (const text of [label, long])
              expect(faultOf(text, language), `${game.format(move)}: ${text}`).toBeUndefined()
            expect(moves.group[groupOf(table, state, move)]).not.toBe('')
          }
        },
      )
    const verbs = new Set<string>(BASE_VERBS.map((pattern) => pattern.split(' ').at(0) ?? ''))
    for (const verb of seen) verbs.delete(verb)
    expect([...verbs]).toEqual([])
  })
})
