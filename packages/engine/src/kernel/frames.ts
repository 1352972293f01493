/** The stack of pending decisions: the innermost frame is the last, and is finished first (`nest-1`). */
import type { Frame, State } from '../state.ts'
import { NONE } from '../state.ts'

/** A phase or a turn under way; `of` the script, `left` its next step. */
export const SCRIPT = 0
/** A request of chance; `of` what is asked, `left` how many answers. */
export const CHANCE = 1
/** The choice of a die; `of` the resource it is recoloured to, `flag` recolouring helpers in use. */
export const DIE = 2
/** The bonus tile of the die's action, now or not at all; `of` the action. */
export const TILE = 3
/** An action; `of` the action, `left` its points, `flag` whether they are the die's. */
export const SPEND = 4
/** Parts of an effect that wait for the player; `of` its program, `left` the parts as bits. */
export const BONUS = 5
/** The bonuses of a building's characters; `of` the building, `left` its rooms as bits. */
export const CHARACTERS = 6
/** The tile beside the king track, taken or discarded. */
export const KING_TILE = 7
/** A helper in use; `of` its slot, freed when all above is finished (`store-6`). */
export const HELPER = 8
/** A building to be looked at for completion; `of` the building (`nest-6`). */
export const COMPLETION = 9
/** Modules number their frames from here. */
export const MODULE_FRAMES = 10

export const FROM_DIE = 1

/** The decisions of a seat by name, for who must tell what is being waited for. */
const DECISION_NAMES = {
  [DIE]: 'die',
  [TILE]: 'tile',
  [SPEND]: 'spend',
  [BONUS]: 'bonus',
  [CHARACTERS]: 'characters',
  [KING_TILE]: 'king-tile',
} as const
export type DecisionName = (typeof DECISION_NAMES)[keyof typeof DECISION_NAMES]

export const decisionName = ({ kind }: Frame): DecisionName | undefined =>
  (DECISION_NAMES as Readonly<Partial<Record<number, DecisionName>>>)[kind]

export function push(
  state: State,
  kind: number,
  seat: number,
  of: number,
  left: number,
  flag = 0,
  source = NONE,
): void {
  state.frames.push({ kind, seat, of, left, flag, source })
}

export function pop(state: State): void {
  state.frames.pop()
}

const NO_FRAME: Frame = { kind: SCRIPT, seat: NONE, of: NONE, left: 0, flag: 0, source: NONE }

export function top(state: State): Frame {
  return state.frames[state.frames.length - 1] ?? NO_FRAME
}

/** The action of the turn's die, wherever it lies in the stack. */
export function dieAction(state: State): Frame | undefined {
  const { frames } = state
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at]
    if (frame !== undefined && frame.kind === SPEND && frame.flag === FROM_DIE) return frame
  }
  return undefined
}
