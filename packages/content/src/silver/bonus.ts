/** The bonus tiles of the expansion: 14 for the ordinary pile, 27 for the underground one. */
import type { BonusFace, Effect, UndergroundBonusFace } from '@tiletum/engine'
import {
  act,
  gainAny,
  identical,
  mine,
  payGold,
  paySilver,
  recolourAndStrengthen,
  silver,
} from '../effects.ts'

const prospectorDeal = { vp: 6, then: act('prospector', 1) }
const wool = { demand: { wool: 4 }, ...prospectorDeal }
const iron = { demand: { iron: 4 }, ...prospectorDeal }

export const bonus: readonly BonusFace[] = [
  { id: 'bonus.prospector-2', marks: [2, 3], helper: act('prospector', 2) },
  { id: 'bonus.pay-gold-2-silver-1', marks: [2, 4], helper: payGold(2, silver(1)) },
  { id: 'bonus.pay-gold-2-mine-1', marks: [3], helper: payGold(2, mine(1)) },
  { id: 'bonus.pay-silver-1-identical-5', marks: [2], helper: paySilver(1, identical(5)) },
  { id: 'bonus.silver-1', marks: [2, 4], helper: silver(1) },
  { id: 'bonus.mine-1', marks: [2], helper: mine(1) },
  { id: 'bonus.contract-wool-4', marks: [2], contract: wool },
  { id: 'bonus.contract-iron-4', marks: [2], contract: iron },
  { id: 'bonus.recolour-1', marks: [2], helper: recolourAndStrengthen(1) },
  { id: 'bonus.crest-hammer', marks: [2], crest: 'hammer' },
  { id: 'bonus.pay-silver-1-any-action-3', marks: [3], helper: paySilver(1, act('any', 3)) },
]

export const undergroundBonus: readonly UndergroundBonusFace[] = [
  underground('pay-silver-1-merchant-4', [2], paySilver(1, act('merchant', 4))),
  underground('pay-silver-1-architect-4', [2], paySilver(1, act('architect', 4))),
  underground('pay-silver-1-character-4', [3], paySilver(1, act('character', 4))),
  underground('pay-silver-1-contract-4', [2], paySilver(1, act('contract', 4))),
  underground('pay-silver-1-king-4', [4], paySilver(1, act('king', 4))),
  underground('pay-silver-1-any-action-3', [2, 4], paySilver(1, act('any', 3))),
  underground('prospector-2', [2, 3, 4], act('prospector', 2)),
  underground('silver-1', [2, 2, 3], silver(1)),
  underground('mine-1', [2, 4], mine(1)),
  underground('pay-gold-2-silver-1', [2, 3], payGold(2, silver(1))),
  underground('pay-gold-2-mine-1', [2], payGold(2, mine(1))),
  underground('pay-silver-1-identical-5', [2, 4], paySilver(1, identical(5))),
  { id: 'underground-bonus.crest-hammer', marks: [3], crest: 'hammer' },
  underground('recolour-1', [2, 3], recolourAndStrengthen(1)),
  { id: 'underground-bonus.contract-wool-4', marks: [2], contract: wool },
  { id: 'underground-bonus.contract-iron-4', marks: [4], contract: iron },
  underground('any-2', [2, 2], gainAny(2)),
]

function underground(
  name: string,
  marks: UndergroundBonusFace['marks'],
  helper: Effect,
): UndergroundBonusFace {
  return { id: `underground-bonus.${name}`, marks, helper }
}
