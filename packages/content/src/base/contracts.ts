/** The 26 contract tiles: twenty contracts and six crests. */
import type { Contract, ContractFace, Crest, Demand, Effect, PlayerMark } from '@tiletum/engine'
import { act, climb, townStep } from '../effects.ts'

const toNextTown = townStep('merchant', 1)

export const contracts: readonly ContractFace[] = [
  deal('identical-3', 2, { identical: 3 }, 3),
  deal('identical-5', 2, { identical: 5 }, 6),
  deal('identical-7', 3, { identical: 7 }, 10),
  deal('identical-8', 4, { identical: 8 }, 13),
  deal('iron-3', 2, { iron: 3 }, 4),
  deal('iron-9', 2, { iron: 9 }, 17),
  deal('iron-5', 2, { iron: 5 }, 7, climb(1)),
  deal('iron-7', 2, { iron: 7 }, 11, climb(1)),
  deal('wool-3', 2, { wool: 3 }, 4),
  deal('wool-9', 2, { wool: 9 }, 17),
  deal('wool-5', 2, { wool: 5 }, 7, toNextTown),
  deal('wool-7', 3, { wool: 7 }, 11, toNextTown),
  deal('identical-2-iron-2', 2, { identical: 2, iron: 2 }, 5),
  deal('identical-3-iron-3', 4, { identical: 3, iron: 3 }, 8),
  deal('identical-2-wool-2', 2, { identical: 2, wool: 2 }, 5),
  deal('identical-3-wool-3', 4, { identical: 3, wool: 3 }, 8),
  deal('iron-2-wool-2', 2, { iron: 2, wool: 2 }, 6),
  deal('iron-4-wool-4', 2, { iron: 4, wool: 4 }, 12),
  deal('iron-3-wool-3', 2, { iron: 3, wool: 3 }, 9, act('character', 1)),
  deal('iron-5-wool-5', 3, { iron: 5, wool: 5 }, 16, act('character', 1)),
  crest('lily', 2),
  crest('lion', 3),
  crest('eagle', 3),
  crest('chalice', 2),
  crest('tower', 4),
  crest('sun', 2),
]

function deal(
  name: string,
  mark: PlayerMark,
  demand: Demand,
  vp: number,
  then?: Effect,
): ContractFace {
  const contract: Contract = then === undefined ? { demand, vp } : { demand, vp, then }
  return { id: `contract.${name}`, marks: [mark], contract }
}

function crest(kind: Crest, mark: PlayerMark): ContractFace {
  return { id: `contract.crest-${kind}`, marks: [mark], crest: kind }
}
