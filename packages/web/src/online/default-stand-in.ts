/** The computer player that stands in where nobody chose another one. */
export const STAND_IN = 'merchant'
