/** Tries moves on a copy of a state. */
import type { Game, GameEvent, Refusal, State } from '@tiletum/engine'

/** Returns why a move is refused; undefined if it is legal, or no move at all. */
export function refusalIn(game: Game, state: State, notation: string): Refusal | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.why(state, move) : undefined
}

/** Returns the events of a series of moves; undefined if one of them is not legal. */
export function eventsAfter(
  game: Game,
  state: State,
  notations: readonly string[],
): readonly GameEvent[] | undefined {
  const trial = game.clone(state)
  const events: GameEvent[] = []
  for (const notation of notations) {
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.awaiting(trial).who !== 'seat') return undefined
    if (game.why(trial, move) !== undefined) return undefined
    game.play(trial, move, (event) => events.push(event))
  }
  return events
}
