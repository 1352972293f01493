import { violations, clause, newGame, scenario } from '@tiletum/testkit'
import type { TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const seats = ['blue', 'orange', 'green', 'purple'] as const

/**
 * Plays on by taking dice and tiles until the game is over or a phase of the given round begins.
 */
function playQuickly(game: TestTable): void {
  while (game.awaits() !== 'nobody') {
    const options = game.options()
    game.play(options.find((option) => /^(die|leave|climb|end turn|done)/.test(option)) ?? 'none')
  }
}

describe('the round and its preparation', () => {
  clause('round-1', 'four rounds, each with preparation, action, king, fair and cleanup', () => {
    const game = newGame({ seats: ['blue', 'orange'] }).autoChance()
    playQuickly(game)
    const phases: string[] = []
    for (const { event } of game.events) {
      const phase = {
        roll: 'preparation',
        turn: 'action',
        'king-phase': 'king',
        'fair-phase': 'fair',
        cleanup: 'cleanup',
      }[event as string]
      if (phase !== undefined && phases.at(-1) !== phase) phases.push(phase)
    }
    const round = ['preparation', 'action', 'king', 'fair', 'cleanup']
    expect(phases).toEqual([...round, ...round, ...round, ...round.slice(0, 4)])
    expect(game).toAwait('nobody')
    expect(violations(game.game, game.state)).toEqual([])
  })

  for (const [players, dice] of [
    [2, 8],
    [3, 11],
    [4, 14],
  ] as const)
    clause('prep-1', `with ${players} players ${dice} dice are rolled`, () => {
      const game = newGame({ seats: seats.slice(0, players) }).until('chance dice')
      expect(game.chanceLeft()).toBe(dice)
      game.until('chance corruption')
      expect(game.board().dice).toHaveLength(dice)
      expect(violations(game.game, game.state)).toEqual([])
    })

  clause('prep-1', 'dice come from the bag, any colour left there with any value', () => {
    const game = newGame({ seats: ['blue', 'orange'] }).until('chance dice')
    expect(game.options()).toHaveLength(5 * 6)
    game.chance('roll pink 3', 'roll pink 6')
    expect(game.options()).toHaveLength(4 * 6)
    expect(game.options().filter((answer) => answer.startsWith('roll pink'))).toEqual([])
    expect(game.board().dice).toEqual(['pink 3', 'pink 6'])
  })

  clause('prep-1', 'each value is as likely, each colour as likely as its dice in the bag', () => {
    const game = newGame({ seats: ['blue', 'orange', 'green'] }).until('chance dice')
    game.chance('roll pink 3', 'roll pink 6', 'roll blue 1')
    const odds = game.game.odds(game.state, 'dice')
    const chanceOf = (answer: string): number | undefined =>
      odds.find(({ notation }) => notation === answer)?.probability
    // The bag has 12 dice left: 1 pink, 2 blue, 3 of each other colour.
    expect(chanceOf('roll pink 1')).toBeCloseTo(1 / 12 / 6)
    expect(chanceOf('roll pink 6')).toBeCloseTo(1 / 12 / 6)
    expect(chanceOf('roll blue 4')).toBeCloseTo(2 / 12 / 6)
    expect(chanceOf('roll yellow 4')).toBeCloseTo(3 / 12 / 6)
  })

  clause('prep-1', 'a die lies in the segment of its value, which decides its action', () => {
    const game = newGame({ seats: ['blue', 'orange'] })
      .chance('wheel 2')
      .until('chance first')
      .chance('first 1', 'roll pink 2', 'roll pink 3', 'roll blue 4', 'roll blue 5')
      .chance('roll yellow 6', 'roll yellow 1', 'roll dark-gray 2', 'roll dark-gray 2')
      .chance('corruption 0')
    const actions = { 2: 'act king', 3: 'climb', 4: 'walk merchant paris' }
    for (const [value, move] of Object.entries(actions)) {
      const colour = value === '4' ? 'blue' : 'pink'
      const turn = game.fork().play(`die ${colour} ${value}`, 'leave')
      expect(turn).toOffer(move)
    }
  })

  clause('prep-1', 'the dice are rolled anew every round', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .turnOfRound(3)
      .turn('orange', 'die pink 4', 'end turn')
      .until('chance dice')
    expect(game.board()).toMatchObject({ round: 2, dice: [] })
    expect(game.chanceLeft()).toBe(8)
    expect(game.options()).toHaveLength(5 * 6)
  })
})
