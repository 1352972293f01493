/** Moves tried on a copy of a state; nothing of the game changes. */
import type { Game, GameEvent, Refusal, State } from '@tiletum/engine'

/** Why a move is not possible there; undefined when it is, or is no move. */
export function refusalIn(game: Game, state: State, notation: string): Refusal | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.why(state, move) : undefined
}

/** What a series of moves would bring, or undefined when one of them is not possible. */
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
