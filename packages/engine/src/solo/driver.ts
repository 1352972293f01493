/** Plays the Cardinalbot's turn, and divides its events into steps. */
import type { Game } from '../game.ts'
import type { EventSink, GameEvent } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { State } from '../state.ts'
import type { BotStep } from './trace.ts'

/** One step of the Cardinalbot's turn and the events in it. */
export interface BotStepEvents {
  readonly step: BotStep
  readonly events: readonly GameEvent[]
}

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

/**
 * Groups the events of the Cardinalbot's turn by the steps of its booklet, for screens that show them one
 * by one. Events before the first step (the turn begins) belong to the first step.
 */
export function botSteps(events: readonly GameEvent[]): BotStepEvents[] {
  const steps: { step: BotStep; events: GameEvent[] }[] = []
  let before: GameEvent[] = []
  for (const event of events) {
    if (event.event === 'bot-step') {
      steps.push({ step: event.facts.step, events: [...before, event] })
      before = []
    } else (steps.at(-1)?.events ?? before).push(event)
  }
  return steps
}
