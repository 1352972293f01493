/** Plays whole random games with our engine: list the legal moves, choose one, play it, without copies. */
import { randomBelow, createRandomStream, weighted } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { CHANCE, compose, moveList, top } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'

export const fourPlayers = (): Game => compose({ modules: ['base'], players: 4 }, content)

export interface Onlooker {
  /** Called before each decision of a seat; decisions are counted from 0. */
  readonly decides?: (state: GameState, decision: number) => void
  /** Called after the choice of each move or chance answer, before it is played. */
  readonly played?: (move: Move) => void
  /** Called after a decision has been played and the game has gone on to the next one. */
  readonly settled?: () => void
  readonly ended?: (state: GameState) => void
}

const moves = moveList()

/** Plays to the end. Returns the number of decisions of the seats; chance answers do not count. */
export function playout(
  game: Game,
  seed: number,
  onlooker?: Onlooker,
  state: GameState = openState(game.start()),
): number {
  const stream = createRandomStream(seed, 'bench')
  let decisions = 0
  while (state.frames.length > 0) {
    const seats = top(state).kind !== CHANCE
    if (seats) {
      onlooker?.decides?.(state, decisions)
      decisions++
    }
    game.list(state, moves)
    const move = seats
      ? (moves.items[randomBelow(stream, moves.count)] as Move)
      : weighted(stream, moves)
    onlooker?.played?.(move)
    game.play(state, move)
    if (seats) onlooker?.settled?.()
  }
  onlooker?.ended?.(state)
  return decisions
}
