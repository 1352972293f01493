/** Indices of the actions and pieces to which the base rules refer. */
import { ACTIONS, PIECES } from '../vocabulary/words.ts'

export const ARCHITECT = ACTIONS.indexOf('architect')
export const MERCHANT = ACTIONS.indexOf('merchant')
export const CHARACTER = ACTIONS.indexOf('character')
export const CONTRACT = ACTIONS.indexOf('contract')
export const KING = ACTIONS.indexOf('king')
export const JOKER = ACTIONS.indexOf('joker')

export const MERCHANT_PIECE = PIECES.indexOf('merchant')
export const ARCHITECT_PIECE = PIECES.indexOf('architect')
