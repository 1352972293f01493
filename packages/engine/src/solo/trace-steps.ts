/** Traces the steps of the Cardinalbot's turn as they begin. */
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { BOT } from './seats.ts'
import type { BotStep } from './trace.ts'

const CLAUSES: Readonly<Record<BotStep, ClauseId>> = {
  roll: 'solo-turn-1',
  decree: 'solo-turn-2',
  receive: 'solo-turn-5',
  action: 'solo-turn-7',
  crests: 'solo-task-1',
  cathedrals: 'solo-task-2',
  contracts: 'solo-task-3',
}

export function traceStep(draft: Draft, step: BotStep): void {
  if (draft.sink !== undefined) emit(draft, 'bot-step', CLAUSES[step], BOT, NONE, { step })
}
