/** The computer player that stands in where nobody chose another one. */
export const DEFAULT_STAND_IN = 'merchant'
