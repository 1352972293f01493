/** Playing the Cardinalbot's turn: in one go, or read step by step. */
import type { Game } from '../game.ts'
import type { EventSink, GameEvent } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { State } from '../state.ts'
import type { BotStep } from './trace.ts'

/** One step of its turn and all that was told in it. */
export interface BotStepEvents {
  readonly step: BotStep
  readonly events: readonly GameEvent[]
}

/** Plays on while it is the bot's turn; `answer` speaks for chance. */
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
 * The events of its turn as the steps of its booklet, for a screen that goes through them one by one.
 * What comes before its first step (its turn begins) belongs to that step.
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
