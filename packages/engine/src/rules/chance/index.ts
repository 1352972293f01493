/** The base game's chance rules, in the order of their numbers in `requests.ts`. */
import type { ChanceRule } from '../../kernel/extension-points.ts'
import { drawBonus, drawCharacter, drawContract } from './piles.ts'
import { revealCorruption, rollDie } from './round.ts'
import { alignWheel, drawCost, drawFair, drawTown, firstPlayer, placeAction } from './setup.ts'

export const baseChances: readonly ChanceRule[] = [
  alignWheel,
  placeAction,
  drawBonus,
  drawContract,
  drawCharacter,
  drawCost,
  drawTown,
  drawFair,
  revealCorruption,
  rollDie,
  firstPlayer,
]
