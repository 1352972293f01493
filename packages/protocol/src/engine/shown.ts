/** What an answer may tell of a game. */
export const SHOWN = [
  'moves',
  'notation',
  'facts',
  'state',
  'scores',
  'text',
  'hash',
  'encoding',
] as const
export type Shown = (typeof SHOWN)[number]
