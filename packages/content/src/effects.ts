/** Short words for effects, so that a tile stays one line. Each returns plain data. */
import type {
  Action,
  BaseEffect,
  Building,
  Effect,
  Piece,
  ResourceAmounts,
  SilverEffect,
} from '@tiletum/engine'

type NamedAction = Exclude<Action, 'joker'>

export const gain = (purse: ResourceAmounts): BaseEffect => ({ do: 'gain', purse })
export const gainAny = (count: number): BaseEffect => ({ do: 'gainAny', count })
export const score = (points: number): BaseEffect => ({ do: 'score', points })
export const act = (action: NamedAction | 'any', points: number): BaseEffect => ({
  do: 'act',
  action,
  points,
})
export const climb = (spaces: number): BaseEffect => ({ do: 'climb', spaces })
export const strengthen = (points: number): BaseEffect => ({ do: 'strengthen', points })
export const recolour: BaseEffect = { do: 'recolour' }
export const step = (piece: Piece, steps: number): BaseEffect => ({ do: 'step', piece, steps })
/** Between towns that are directly linked, with no road space between. */
export const townStep = (piece: Piece, steps: number): BaseEffect => ({
  do: 'step',
  piece,
  steps,
  towns: true,
})
export const travel = (piece: 'merchant' | 'architect'): BaseEffect => ({ do: 'travel', piece })
/** A building where its piece stands. */
export const buildHere = (what: 'house' | 'pillar'): BaseEffect => ({
  do: 'build',
  what,
  where: 'here',
})
export const buildAnywhere = (what: 'house' | 'pillar'): BaseEffect => ({
  do: 'build',
  what,
  where: 'anywhere',
})
export const characters: BaseEffect = { do: 'characters' }
export const all = (...of: readonly Effect[]): BaseEffect => ({ do: 'all', of })

export const identical = (count: number): BaseEffect => ({ do: 'gainAny', count, identical: true })
export const oneOf = (...of: readonly Effect[]): BaseEffect => ({ do: 'oneOf', of })
export const recolourAndStrengthen = (points: number): BaseEffect => ({ do: 'recolour', points })
export const silver = (count: number): SilverEffect => ({ do: 'gainSilver', count })
export const mine = (count: number): SilverEffect => ({ do: 'unlockMine', count })
export const payGold = (gold: number, then: Effect): SilverEffect => ({ do: 'pay', gold, then })
export const paySilver = (count: number, then: Effect): SilverEffect => ({
  do: 'pay',
  silver: count,
  then,
})
export const scorePer = (what: Building, points: number): SilverEffect => ({
  do: 'scorePer',
  what,
  points,
})
