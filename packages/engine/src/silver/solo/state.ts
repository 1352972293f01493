/** The state of a solo game with silver, beside that of the two modules. */
import type { Draft } from '../../kernel/extension-points.ts'
import type { Slices } from '../../state.ts'
import { NONE } from '../../state.ts'

export interface SilverSoloState {
  /** King's Surprises left in the deck. */
  deck: number[]
  /** King's Surprises tucked under the bot's board. */
  kept: number[]
  /**
   * The kinds of buildings that the decree names for the prospector action, in its order; empty if it names
   * none.
   */
  build: number[]
  /** The kind of building to be placed. */
  kind: number
  /** The town where it is to be placed. */
  target: number
}

declare module '../../state.ts' {
  interface Slices {
    silverSolo?: SilverSoloState
  }
}

export const silverSoloOf = ({ state }: Draft): SilverSoloState =>
  state.slices.silverSolo as SilverSoloState

export const emptySilverSolo = (surprises: number): SilverSoloState => ({
  deck: Array.from({ length: surprises }, (_, card) => card),
  kept: [],
  build: [],
  kind: NONE,
  target: NONE,
})

export function copySilverSolo(from: Slices, into: Slices): void {
  const slice = from.silverSolo as SilverSoloState
  into.silverSolo = {
    deck: slice.deck.slice(),
    kept: slice.kept.slice(),
    build: slice.build.slice(),
    kind: slice.kind,
    target: slice.target,
  }
}
