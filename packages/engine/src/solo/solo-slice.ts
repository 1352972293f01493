/**
 * The state of a solo game beside that of the base game. The bot's pieces and board are those of its seat.
 */
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { Slices } from '../state.ts'

/**
 * The bot's seat uses the fields of any seat for its own board: `rooms` has two entries for each of its
 * buildings, the upper room first; `storehouse` holds inactive crests, without limit.
 */
export interface SoloState {
  /** The remaining decrees, from the left; the leftmost one leaves after each fair. */
  decrees: number[]
  /** Index of the current decree in `decrees`. */
  place: number
  /** The challenge cards in play. */
  challenges: number[]
  /** Contracts that are not fulfilled yet. */
  waiting: number[]
  /** Characters that are taken but not placed. */
  characters: number[]
  /** Crest tiles left in the box. */
  box: number[]
  /** The action that the decree names for the die just taken, or NONE. */
  action: number
  /**
   * 1 when the current action has used what it may do only once (renew the offer, fulfil a contract at
   * once), else 0.
   */
  once: number
  /** The candidates left after a comparison: the choice alone, or those that chance chooses from. */
  tied: number[]
}

declare module '../state.ts' {
  interface Slices {
    solo?: SoloState
  }
}

export const soloOf = ({ state }: Draft): SoloState => state.slices.solo as SoloState

export const emptySolo = (): SoloState => ({
  decrees: [],
  place: 0,
  challenges: [],
  waiting: [],
  characters: [],
  box: [],
  action: NONE,
  once: 0,
  tied: [],
})

export function copySolo(from: Slices, into: Slices): void {
  const solo = from.solo as SoloState
  into.solo = {
    decrees: solo.decrees.slice(),
    place: solo.place,
    challenges: solo.challenges.slice(),
    waiting: solo.waiting.slice(),
    characters: solo.characters.slice(),
    box: solo.box.slice(),
    action: solo.action,
    once: solo.once,
    tied: solo.tied.slice(),
  }
}
