/** The two seats of a solo game. */
export const PLAYER = 0
export const BOT = 1
