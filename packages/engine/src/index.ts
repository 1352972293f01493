export { ACTIONS, RESOURCES } from './vocabulary.ts'
export type { Action, Resource } from './vocabulary.ts'
