/**
 * The fields of a state, for the programs that live from them: computer players, tests, benchmarks. Whoever
 * shows a position reads it through the facts of `@tiletum/engine` instead.
 */
export { openState } from './state.ts'
export type { GameState, Pile, SeatState } from './state.ts'
export type { SilverSlice } from './silver/slice.ts'
export type { SilverSoloState } from './silver/solo/state.ts'
export type { SoloState } from './solo/solo-slice.ts'
