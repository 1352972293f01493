/** The stack of pending decisions: the innermost frame is the last, and is finished first (`nest-1`). */
import type { Frame, GameState, State } from '../state.ts'
import { NONE, openState } from '../state.ts'

/** A script under way, such as a phase or a turn: `of` is the script, `left` its next step. */
export const SCRIPT = 0
/** A request of chance: `of` is the chance rule, `left` the number of answers still to come. */
export const CHANCE = 1
/**
 * The choice of a die: `of` is the resource named with a recolouring helper or NONE, `flag` has the
 * slots of those helpers as bits.
 */
export const DIE = 2
/** The choice to take the bonus tile of the die's action or leave it: `of` is the action. */
export const TILE = 3
/**
 * An action: `of` is the action, `left` its action points, `flag` is `FROM_DIE` for the die's
 * action.
 */
export const SPEND = 4
/**
 * Parts of an effect that wait for the player: `of` is its program, `left` the open parts as bits.
 */
export const BONUS = 5
/**
 * The bonuses of a building's characters: `of` is the building, `left` the open bonuses as bits by
 * floor.
 */
export const CHARACTERS = 6
/** The choice to take the bonus tile beside the king track or discard it. */
export const KING_TILE = 7
/**
 * A helper in use: `of` is its slot, freed when all frames above this one are finished (`store-6`).
 */
export const HELPER = 8
/** A building to check for completion: `of` is the building (`nest-6`). */
export const COMPLETION = 9
/** Modules number their kinds of frame from here. */
export const MODULE_FRAMES = 10

export const FROM_DIE = 1

/** Names of a seat's decisions, for refusals that say which decision comes first. */
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
  state: GameState,
  kind: number,
  seat: number,
  of: number,
  left: number,
  flag = 0,
  source = NONE,
): void {
  state.frames.push({ kind, seat, of, left, flag, source })
}

export function pop(state: GameState): void {
  state.frames.pop()
}

const NO_FRAME: Frame = { kind: SCRIPT, seat: NONE, of: NONE, left: 0, flag: 0, source: NONE }

export function top(state: State): Frame {
  const { frames } = openState(state)
  return frames[frames.length - 1] ?? NO_FRAME
}

/** Returns the frame of the die's action, at any depth of the stack; undefined if there is none. */
export function dieAction(state: GameState): Frame | undefined {
  const { frames } = state
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at]
    if (frame !== undefined && frame.kind === SPEND && frame.flag === FROM_DIE) return frame
  }
  return undefined
}
