/** Moves tried on a copy of a state; nothing of the game changes. */
import type { EventSink, Game, GameEvent, Move, Refusal, State } from '@tiletum/engine'

/** Why a move is not possible there; undefined when it is, or is no move. */
export function refusalIn(game: Game, state: State, notation: string): Refusal | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.why(state, move) : undefined
}

/** Moves by their notation, without those that this game does not have. */
export const movesNamed = (game: Game, notations: readonly string[]): readonly Move[] =>
  notations.flatMap((notation) => {
    const move = game.parse(notation)
    return typeof move === 'number' ? [move] : []
  })

interface Watched {
  readonly sink?: EventSink
  /** Called before each move. */
  readonly before?: (state: State, move: Move) => void
}

/**
 * Plays the moves of one seat on a copy: the state after them; undefined where one of them is not
 * possible, or chance or somebody else is asked before the last.
 */
export function tryMoves(
  game: Game,
  from: State,
  moves: readonly Move[],
  { sink, before }: Watched = {},
): State | undefined {
  const state = game.clone(from)
  for (const move of moves) {
    if (!asksSameSeat(game, from, state) || game.why(state, move) !== undefined) return undefined
    before?.(state, move)
    game.play(state, move, sink)
  }
  return state
}

/** Whether the seat that is asked at first is still asked. */
export function asksSameSeat(game: Game, first: State, now: State): boolean {
  const [here, asked] = [game.awaiting(first), game.awaiting(now)]
  return here.who === 'seat' && asked.who === 'seat' && here.seat === asked.seat
}

/** What moves would bring, or undefined when one of them is not possible. */
export function eventsAfter(
  game: Game,
  state: State,
  notations: readonly string[],
): readonly GameEvent[] | undefined {
  const events: GameEvent[] = []
  const moves = movesNamed(game, notations)
  if (moves.length < notations.length) return undefined
  const end = tryMoves(game, state, moves, { sink: (event) => events.push(event) })
  return end === undefined ? undefined : events
}
