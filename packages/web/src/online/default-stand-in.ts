/** The level of a stand-in where the players chose none. */
export const DEFAULT_STAND_IN = 'merchant'
