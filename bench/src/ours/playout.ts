/** Whole random games of ours: list the legal moves, choose one, play it, no copies. */
import { below, createStream, weighted } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { CHANCE, compose, moveList, top } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'

export const fourPlayers = (): Game => compose({ modules: ['base'], players: 4 }, content)

export interface Onlooker {
  /** Before each decision of a seat; they are counted from 0. */
  readonly decides?: (state: State, decision: number) => void
  /** After the choice of each move and answer of chance, before it is played. */
  readonly played?: (move: Move) => void
  /** After a decision was played and the game went on to the next one. */
  readonly settled?: () => void
  readonly ended?: (state: State) => void
}

const moves = moveList()

/** Plays to the end and returns how many decisions the seats made; answers of chance do not count. */
export function playout(
  game: Game,
  seed: number,
  onlooker?: Onlooker,
  state: State = game.start(),
): number {
  const stream = createStream(seed, 'bench')
  let decisions = 0
  while (state.frames.length > 0) {
    const seats = top(state).kind !== CHANCE
    if (seats) {
      onlooker?.decides?.(state, decisions)
      decisions++
    }
    game.list(state, moves)
    const move = seats ? (moves.items[below(stream, moves.count)] as Move) : weighted(stream, moves)
    onlooker?.played?.(move)
    game.play(state, move)
    if (seats) onlooker?.settled?.()
  }
  onlooker?.ended?.(state)
  return decisions
}
