/** What a solo game keeps beside the base game's state. The bot's pieces and board are its seat's. */
import type { Draft } from '../kernel/way.ts'
import { NONE } from '../state.ts'
import type { Slices } from '../state.ts'

/**
 * The bot's seat uses the fields of any seat for its own board: `rooms` has two for each of its
 * buildings, the upper one first; `storehouse` holds its inactive crests and grows as needed.
 */
export interface SoloState {
  /** The decrees in a row, from the left; the leftmost leaves after each fair. */
  decrees: number[]
  /** Where the Cardinalbot stands in that row. */
  place: number
  /** The challenge cards in play. */
  challenges: number[]
  /** Contracts it has not fulfilled yet. */
  waiting: number[]
  /** Characters it has taken and not placed. */
  characters: number[]
  /** Crest tiles left in the box. */
  box: number[]
  /** The action its decree names for the die in hand, or NONE. */
  action: number
  /** Whether the action under way has done what it does only once. */
  once: number
  /** What is left of a comparison: the choice, or what chance must choose from. */
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
