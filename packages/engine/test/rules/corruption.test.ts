import { clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })

describe('the action phase: corruption', () => {
  clause('act-1', 'three times a round a token is revealed, then each player takes a turn', () => {
    const game = two().autoChance().offer('contract', [])
    const order: string[] = []
    while (game.board().round === 1) {
      order.push(`${game.awaits()} ${game.board().corruption.length}`)
      const die = game.options().find((option) => /^die \S+ [^3]$/.test(option)) ?? 'none'
      game.play(die, 'end turn')
    }
    expect(order).toEqual(['blue 1', 'orange 1', 'blue 2', 'orange 2', 'blue 3', 'orange 3'])
  })

  clause('act-1', 'the token comes before the turns, which follow the turn order', () => {
    const game = scenario({ seats: ['green', 'orange', 'blue'] }).turn(
      'blue',
      'die pink 4',
      'end turn',
    )
    expect(game).toAwait('chance corruption')
    game.chance('corruption 1')
    for (const colour of ['green', 'orange', 'blue'] as const) {
      expect(game).toAwait(colour)
      const die = game.options().find((option) => /^die \S+ [^3]$/.test(option)) ?? 'none'
      game.play(die, 'end turn')
    }
    expect(game).toAwait('chance corruption')
  })

  for (const [token, blue, orange] of [
    [0, 5, 0],
    [1, 3, -1],
    [2, 2, -2],
  ] as const)
    clause('act-2', `a "${token}" moves every marker ${token} spaces down`, () => {
      const game = two()
        .king({ 5: ['blue'], 0: ['orange'] })
        .turn('orange', 'die pink 4', 'end turn')
        .chance(`corruption ${token}`)
      expect(game.kingTrack()).toEqual({ [blue]: ['blue'], [orange]: ['orange'] })
    })

  clause('act-2', 'no marker goes below the lowest space', () => {
    const game = two()
      .king({ '-7': ['orange'], '-10': ['blue'] })
      .turn('orange', 'die pink 4', 'end turn')
      .chance('corruption 2')
    expect(game.kingTrack()).toEqual({ '-10': ['blue', 'orange'] })
  })

  clause('act-3', 'markers that share a space keep their order', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green', 'purple'] })
      .king({ 0: ['purple', 'blue', 'green'], 2: ['orange'] })
      .turn('purple', 'die pink 4', 'end turn')
      .chance('corruption 2')
    expect(game.kingTrack()).toEqual({ '-2': ['purple', 'blue', 'green'], 0: ['orange'] })
  })

  clause('act-3', 'the lowest moves first, so a marker can come to the space another left', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
      .king({ 2: ['green', 'blue'], 1: ['orange'] })
      .turn('green', 'die pink 4', 'end turn')
      .chance('corruption 1')
    expect(game.kingTrack()).toEqual({ 1: ['green', 'blue'], 0: ['orange'] })
  })

  clause(
    'act-3',
    'a marker arriving on an occupied space goes on top, whichever was higher before',
    () => {
      const game = scenario({ seats: ['blue', 'orange', 'green'] })
        .king({ '-7': ['green', 'blue'], '-10': ['orange'] })
        .turn('green', 'die pink 4', 'end turn')
        .chance('corruption 1')
      expect(game.kingTrack()).toEqual({ '-10': ['orange', 'green', 'blue'] })
    },
  )

  clause(
    'ex-corruption-1',
    'green ends on −2, then orange and blue on 0 in unchanged order',
    () => {
      const game = scenario({ seats: ['blue', 'orange', 'green'] })
        .king({ 2: ['blue', 'orange'], 0: ['green'] })
        .turn('green', 'die pink 4', 'end turn')
        .listen()
        .chance('corruption 2')
      expect(game.kingTrack()).toEqual({ '-2': ['green'], 0: ['blue', 'orange'] })
      const moved = game.events.flatMap((event) => (event.event === 'king' ? [event] : []))
      expect(moved.map(({ seat, facts }) => [seat, facts.to])).toEqual([
        [2, -2],
        [0, 0],
        [1, 0],
      ])
    },
  )

  clause('ex-corruption-2', 'orange and blue end on −1, green stops at −10', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
      .king({ 1: ['blue', 'orange'], '-7': ['green'] })
      .turn('green', 'die pink 4', 'end turn')
      .chance('corruption 2')
    expect(game.kingTrack()).toEqual({ '-10': ['green'], '-1': ['blue', 'orange'] })
  })
})
