/** boardgame.io: its pure reducer plays the toy euro, each move looked up among the legal ones. */
import type { Work } from '../measure/interleaved.ts'
import { loadBoardgame, loadBoardgameSearch } from './load.ts'
import { apply, legal, PASS, scores, setup } from './toy-euro.ts'
import type { ToyMove, ToyState } from './toy-euro.ts'
import { xorshift } from './xorshift.ts'

const LONGEST_GAME = 2000

export const toyEuro = {
  name: 'toy-euro',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => setup(1),
  moves: {
    act({ G, events }: { G: ToyState; events: { endTurn(): void } }, move: ToyMove) {
      if (!legal(G).some((one) => same(one, move))) return 'INVALID_MOVE'
      apply(G, move)
      if (move.kind === PASS) events.endTurn()
      return undefined
    },
  },
  endIf: ({ G }: { G: ToyState }) => (G.over === 1 ? { scores: scores(G) } : undefined),
}

const same = (one: ToyMove, other: ToyMove): boolean =>
  one.kind === other.kind && one.what === other.what && one.where === other.where

/** A game as a unit of work; returns the number of its moves. */
export function boardgamePlayout(): Work {
  const { CreateGameReducer, InitializeGame } = loadBoardgame()
  const reduce = CreateGameReducer<ToyState>({ game: toyEuro })
  let seed = 0
  return () => {
    let state = InitializeGame<ToyState>({ game: toyEuro, numPlayers: 4 })
    const choose = xorshift(++seed)
    let played = 0
    while (state.ctx.gameover === undefined && played < LONGEST_GAME) {
      const moves = legal(state.G)
      const args = [moves[choose(moves.length)]]
      const playerID = state.ctx.currentPlayer
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'act', args, playerID } })
      played++
    }
    return played
  }
}

const ITERATIONS = 5

/** Its search from the opening position; every iteration plays to the end of the game. */
export function boardgameSearch(): Work {
  const { InitializeGame } = loadBoardgame()
  const { MCTSBot } = loadBoardgameSearch()
  const enumerate = (G: ToyState) => legal(G).map((move) => ({ move: 'act', args: [move] }))
  const game = { ...toyEuro, ai: { enumerate } }
  const state = InitializeGame<ToyState>({ game, numPlayers: 4 })
  const settings = { game, enumerate, iterations: ITERATIONS, playoutDepth: LONGEST_GAME }
  let seed = 0
  return () => {
    const bot = new MCTSBot({ ...settings, seed: `${++seed}` })
    // The search is synchronous: its promise is resolved before the call returns.
    void bot.play(state, state.ctx.currentPlayer)
    return ITERATIONS
  }
}
