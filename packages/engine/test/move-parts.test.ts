/** Moves in parts: verb and arguments beside the notation. */
import { content } from '@tiletum/content'
import { compose, inNotation, notationOf } from '@tiletum/engine'
import type { GameConfig, Verb } from '@tiletum/engine'
import { scenario } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'

const CONFIGS: readonly GameConfig[] = [
  { modules: ['base'], players: 3 },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'silver'], players: 2 },
]

describe('moves in parts', () => {
  it.each(CONFIGS)(
    'have the words of the notation, answers of chance included: $modules',
    (config) => {
      const game = compose(config, content)
      const state = game.start()
      const verbs = new Set<Verb>()
      for (let step = 0; step < 400 && game.awaiting(state).who !== 'nobody'; step++) {
        const options = game.options(state)
        for (const { verb, args, notation, move } of options) {
          verbs.add(verb)
          expect(inNotation(verb, args)).toBe(notation)
          expect(game.partsOf(move)).toEqual({ verb, args })
          expect(game.parse(notation)).toBe(move)
        }
        game.play(state, options[(step * 7) % options.length]?.move ?? 0)
      }
      expect(verbs.size).toBeGreaterThan(15)
    },
  )

  it.each(CONFIGS)('give only first words as expected for an unknown verb: $modules', (config) => {
    const error = compose(config, content).parse('wlak merchant genova')
    expect(error).toMatchObject({ error: 'unknown-verb', word: 'wlak' })
    const { expected = [] } = typeof error === 'number' ? {} : error
    expect(expected).toContain('walk')
    for (const word of expected) expect(word).toMatch(/^[a-z]+$/)
  })

  it('give the arguments their names', () => {
    const { game, state } = scenario({ seats: ['blue', 'orange'] }).action('blue', 'merchant', 3)
    const parts = game.options(state).map(({ verb, args }) => [verb, ...args])
    expect(parts).toContainEqual(['end turn'])
    expect(parts.filter(([verb]) => verb === 'walk <piece> <space>').length).toBeGreaterThan(1)
    for (const [verb, piece] of parts)
      if (verb === 'walk <piece> <space>') expect(piece).toBe('merchant')
  })

  it('are written as notation with the names in their places', () => {
    expect(notationOf('end turn')).toBe('end turn')
    expect(notationOf('walk <piece> <space>', 'merchant', 'genova')).toBe('walk merchant genova')
    expect(
      notationOf('fulfil <face> with <resource> less <resource>', 'contract.a', 'gold', 'wool'),
    ).toBe('fulfil contract.a with gold less wool')
    // @ts-expect-error -- a piece is no resource
    notationOf('walk <piece> <space>', 'gold', 'genova')
    // @ts-expect-error -- the space is missing
    notationOf('walk <piece> <space>', 'merchant')
  })
})
