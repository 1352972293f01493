import { describe, expect, it } from 'vitest'
import { BASE_VERBS, verbOf } from '@tiletum/engine'
import { CATALOGUES, groupOf, LANGUAGES, OPTION_GROUPS } from '@tiletum/text'
import { createCheck } from './support/clean.ts'
import { CONFIGS, playRandomly } from './support/play.ts'

describe.each(LANGUAGES)('options in %s', (language) => {
  const { moves } = CATALOGUES[language]

  it('are said without holes in whatever game', () => {
    const { look, faults } = createCheck(language)
    const seen = new Set<string>()
    for (const [seed, config] of CONFIGS.entries())
      playRandomly(config, seed + 1, ({ game, table, state }) => {
        for (const move of game.moves(state)) {
          seen.add(game.rules.verbs[verbOf(move)] ?? '')
          const { label, long } = moves.describe(table, state, move)
          look(label, () => game.format(move))
          look(long, () => game.format(move))
          look(moves.group[groupOf(table, state, move)], () => game.format(move))
        }
      })
    expect(faults).toEqual([])
    expect(BASE_VERBS.filter((verb) => !seen.has(verb) && !RARE.includes(verb))).toEqual([])
  })

  it('stand under a heading', () => {
    for (const group of OPTION_GROUPS) expect(moves.group[group]).toMatch(/^\p{Lu}/u)
  })
})

/** Which these few games need not meet. */
const RARE: readonly string[] = ['gain identical <resource>']
