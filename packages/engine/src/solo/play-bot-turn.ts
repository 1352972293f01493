/** Plays the Cardinalbot's turn, and says where its steps begin. */
import type { Game } from '../game.ts'
import type { EventSink, GameEvent } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { State } from '../state.ts'

/**
 * Plays until the Cardinalbot's turn is over. `answer` returns the chance answers: the only moves of such a
 * turn.
 */
export function playBotTurn(
  game: Game,
  state: State,
  answer: (state: State) => Move,
  sink?: EventSink,
): void {
  while (isBotTurn(game, state)) game.play(state, answer(state), sink)
}

export const isBotTurn = (game: Game, state: State): boolean =>
  game.bot !== undefined && state.active === game.bot

const STEP_HEADS: ReadonlySet<string> = new Set(['bot-step', 'bot-surprises', 'bot-surprise'])

/**
 * True for an event that begins a step of the Cardinalbot: a step of its booklet, or a King's Surprise.
 * The events up to the next one belong to that step.
 */
export const beginsBotStep = ({ event }: GameEvent): boolean => STEP_HEADS.has(event)
