/** What a solo game with silver keeps beside both modules' slices. */
import type { Draft } from '../../kernel/way.ts'
import type { Slices } from '../../state.ts'
import { NONE } from '../../state.ts'

export interface SilverSoloState {
  /** King's Surprises left in the deck, and those tucked under its board. */
  deck: number[]
  kept: number[]
  /** What its decree prospects for, in order; empty if it does not say. */
  build: number[]
  /** What is to be placed, and the town where. */
  kind: number
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
