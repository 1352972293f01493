import type { ChanceRule } from '../../kernel/extension-points.ts'
import { drawBonus, drawCharacter, drawContract } from './piles.ts'
import { BASE_CHANCES } from './requests.ts'
import type { BaseChance } from './requests.ts'
import { revealCorruption, rollDie } from './round.ts'
import { alignWheel, drawCost, drawFair, drawTown, firstPlayer, placeAction } from './setup.ts'

const RULES: Readonly<Record<BaseChance, ChanceRule>> = {
  wheel: alignWheel,
  action: placeAction,
  bonus: drawBonus,
  contract: drawContract,
  character: drawCharacter,
  cost: drawCost,
  town: drawTown,
  fair: drawFair,
  corruption: revealCorruption,
  dice: rollDie,
  first: firstPlayer,
}

/** The chance rules of the base game, in the order of their numbers. */
export const baseChances: readonly ChanceRule[] = BASE_CHANCES.map((request) => RULES[request])
