/** Numbers of the base game's scripts. Those of modules follow in the order of the modules. */
export const GAME = 0
export const ROUND = 1
export const ACTION_TURN = 2
export const TURN = 3
export const KING_PHASE = 4
export const FAIR_PHASE = 5
export const CLEANUP = 6
export const BASE_SCRIPTS = [
  'game',
  'round',
  'action turn',
  'turn',
  'king phase',
  'fair phase',
  'cleanup',
] as const
