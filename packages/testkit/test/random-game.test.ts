import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import type { Game, GameConfig } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { BrokenInvariant, randomGame } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const standard = (config: GameConfig): Game => compose(config, content)

const play = (thoroughEvery: number, spoil: (game: Game) => Partial<Game>) => () =>
  randomGame({
    config: { modules: ['base'], players: 2 },
    seed: 'spoilt',
    policy: 'eager',
    thoroughEvery,
    make: (config) => {
      const game = standard(config)
      return { ...game, ...spoil(game) }
    },
  })

/** After each move in turns, something happens to the state that no rule does. */
const meddling =
  (meddle: (state: GameState) => void) =>
  (game: Game): Partial<Game> => ({
    play(state, move, sink) {
      game.play(state, move, sink)
      if (state.round === 2) meddle(openState(state))
    },
  })

const seat = (state: GameState) => state.seats[0] ?? expect.fail('nobody is there')

const SPOILT: Readonly<Record<string, (game: Game) => Partial<Game>>> = {
  'pieces are conserved: seat 1': meddling((state) => (seat(state).housesInSupply = 9)),
  'nobody has less than nothing: seat 1': meddling((state) => (seat(state).vp = -1)),
  'of 1 character.': meddling((state) => state.characterOffer.fill(-1)),
  'there is always something to do': (game) => ({
    list(state, into) {
      game.list(state, into)
      if (state.round === 2) into.count = 0
    },
  }),
  'nothing is offered twice': (game) => ({
    list(state, into) {
      game.list(state, into)
      for (const move of game.moves(state)) into.push(move)
    },
  }),
  'a state is plain data': meddling((state) => Object.assign(state, { extra: undefined })),
  'a clone is equal': (game) => ({
    clone(state) {
      const copy = game.clone(state)
      openState(copy).wheel = 7 - openState(copy).wheel
      return copy
    },
  }),
  'playing on a clone changed the state': () => ({ clone: (state) => state }),
  'notation leads back': (game) => ({
    format: (move) => game.format(move).replace('die pink', 'die blue'),
  }),
  'options are the moves': (game) => ({ options: (state) => game.options(state).slice(1) }),
  'options and moves differ': (game) => ({ moves: (state) => game.moves(state).toReversed() }),
  'why refuses exactly what is not offered': (game) => ({
    why: (state, move) => (game.format(move) === 'end turn' ? undefined : game.why(state, move)),
  }),
  'leads nowhere': (game) => ({
    play(state, move, sink) {
      game.play(state, move, sink)
      if (game.format(move) === 'end turn' && state.round === 2) openState(state).dice.fill(0)
    },
  }),
  'undo and redo': (game) => {
    let starts = 0
    return {
      start(sink) {
        const state = game.start(sink)
        if (++starts > 2) seat(openState(state)).resources.push(0)
        return state
      },
    }
  },
  'every point has its source': (game) => ({
    play(state, move, sink) {
      game.play(state, move, sink && ((event) => event.event !== 'score' && sink(event)))
    },
  }),
}

/** Whole games at every step: a busy machine needs more than a moment. */
const PATIENCE = { timeout: 60_000 }

describe('the invariants', PATIENCE, () => {
  test('hold for the game as it is', () => {
    expect(play(20, () => ({}))).not.toThrow()
  })

  test.each(Object.entries(SPOILT))('find it out: %s', (invariant, spoil) => {
    const every = /^(every point|there is|nobody|of 1|pieces)/.test(invariant) ? 0 : 1
    expect(play(every, spoil)).toThrow(invariant)
  })

  test('keep the game up to there', () => {
    const spoilt = SPOILT['nobody has less than nothing: seat 1'] ?? expect.fail('no such one')
    try {
      play(1, spoilt)()
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof BrokenInvariant)) throw error
      expect(error.message).toContain('seed spoilt')
      const { error: fault, match } = readRecord(error.record, standard)
      expect(fault).toBeUndefined()
      expect(error.message).toContain(`step ${match?.moves.length})`)
    }
  })
})
