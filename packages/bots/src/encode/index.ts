/** Games as arrays of numbers, for players that learn. */
export { actionTable } from './actions.ts'
export type { ActionTable } from './actions.ts'
export { observationForm } from './observation.ts'
export type { ObservationField, ObservationForm } from './observation.ts'
