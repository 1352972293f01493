/** A turn entered by its result leads to the table that the moves lead to, in few taps. */
import { describe, expect, it } from 'vitest'
import { seatFacts, wheelFacts } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import {
  correctionsOf,
  moreThanTheDie,
  NO_RESULT,
  numbersOf,
} from '../../src/companion/result-input.ts'
import type { ResultInput } from '../../src/companion/result-input.ts'
import { sitDown } from './box.ts'

/** The person's own turn in a game where every tile was told at once. */
function ownTurn(seed: number) {
  const sitting = sitDown({
    config: { modules: ['base', 'solo'], players: 1, difficulty: 'easy' },
    seed,
    habits: { 'tell-now': 1 },
  })
  sitting.playUntil(() => {
    const { ask } = sitting.companion.look().screen
    const { state } = sitting.companion.look().snapshot
    return ask.is === 'play' && state.active === 0 && state.round === 2
  })
  return sitting
}

const withDie = (game: Game, state: State): ResultInput => {
  const segment = wheelFacts(game.rules, state).find(({ dice }) => dice.length > 0)
  const [colour = 'blue'] = segment?.dice ?? []
  return { ...NO_RESULT, die: { colour, value: segment?.value ?? 1 } }
}

describe('only the result', () => {
  it('books a die with its goods and its tile, and the turn as one tap', () => {
    for (const seed of [1, 2, 3]) {
      const { companion, game } = ownTurn(seed)
      const { state, moments } = companion.look().snapshot
      const before = seatFacts(game.rules, state, 0)
      const input = { ...withDie(game, state), tileTaken: true, changes: { king: 2, vp: 3 } }
      expect(companion.tell(...correctionsOf(game, state, 0, input), 'set turn over')).toBe(true)
      const now = companion.look().snapshot.state
      const after = seatFacts(game.rules, now, 0)
      expect(now.active).not.toBe(0)
      const sum = (goods: typeof after.goods): number =>
        goods.reduce((all, { count }) => all + count, 0)
      expect(sum(after.goods) - sum(before.goods)).toBeGreaterThanOrEqual(input.die?.value ?? 0)
      companion.undo()
      expect(companion.look().snapshot.moments).toHaveLength(moments.length)
      expect(companion.look().snapshot.state).toEqual(state)
    }
  })

  it('counts goods beyond those of the die', () => {
    const { companion, game } = ownTurn(4)
    const { state } = companion.look().snapshot
    const input = { ...withDie(game, state), changes: { wool: 3 } }
    expect(moreThanTheDie(input)).toBe(3)
    expect(moreThanTheDie({ ...input, changes: { wool: 3, gold: -4 } })).toBeLessThan(0)
    const numbers = numbersOf(game, state, 0, input)
    const wool = numbers.find(({ name }) => name === 'wool')?.now ?? 0
    const had = seatFacts(game.rules, state, 0).resources.wool
    expect(wool).toBeGreaterThanOrEqual(had + 3)
  })
})
