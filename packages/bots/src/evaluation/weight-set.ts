/** What a fit finds: the weights of the features, and how far they are to be believed. */
import type { Game } from '@tiletum/engine'
import type { Feature } from './features.ts'
import type { NetworkWeights } from './network.ts'

/** A feature's weight at the end of the game, and what a whole game still to come adds to it. */
export type Weight = readonly [end: number, more: number]

/**
 * How the expectations of a search compare with how its games end. It ends with its own turn and takes
 * the best it finds; what the others will still do it does not see, least of all the Cardinalbot, whose
 * coming turns the evaluation leaves out because nobody can change them. So it expects too much. By how
 * much is measured in self-play (`fit/calibrate.ts`) and taken off what is told; which line is best does
 * not change by it. Both by the share of the game left: powers of it, the constant first.
 */
export interface Calibration {
  /** By how many points it expects too much. */
  readonly bias: readonly [number, number, number]
  /** And how far its games end from what is then left, two times in three. */
  readonly spread: readonly [number, number]
}

/** Against the Cardinalbot, and by the number of players. */
export const TABLES = ['alone', '2', '3', '4'] as const
export type TableKind = (typeof TABLES)[number]

/** Fitted by `fit/`: points still to come = opening of the game left + sum of feature × weight. */
export interface WeightSet {
  /** The part that depends on nothing but the game left: linear and squared. */
  readonly toCome: Weight
  /** What is not named counts nothing, so that an older set can be compared with a newer one. */
  readonly features: Readonly<Partial<Record<Feature, Weight>>>
  /** Corrects what the features come to for a seat in its own turn. */
  readonly network?: NetworkWeights
  readonly calibration: Readonly<Record<TableKind, Calibration>>
}

export const SETS = ['base', 'silver'] as const
export type Weights = Readonly<Record<(typeof SETS)[number], WeightSet>>

/** The same without networks. */
export const featuresAlone = (weights: Weights): Weights => {
  const alone = ({ network: _network, ...set }: WeightSet): WeightSet => set
  return { base: alone(weights.base), silver: alone(weights.silver) }
}

export const setOf = ({ rules }: Game): (typeof SETS)[number] =>
  rules.tables.silver === undefined ? 'base' : 'silver'

export const tableOf = ({ bot, rules }: Game): TableKind =>
  bot !== undefined ? 'alone' : rules.seats === 2 ? '2' : rules.seats === 3 ? '3' : '4'
