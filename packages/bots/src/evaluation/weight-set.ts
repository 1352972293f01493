/** The results of a fit: weights of the features, and their reliability. */
import type { Game } from '@tiletum/engine'
import type { Feature } from './features.ts'
import type { NetworkWeights } from './network.ts'

/**
 * A feature's weight at the end of the game, and what is added to it at the start (in proportion to the
 * game left).
 */
export type Weight = readonly [end: number, more: number]

/**
 * The bias and spread of a search's expectations, compared with the results of its games. A search ends
 * with its own turn and takes the best line it finds; it does not see the later turns of the opponents,
 * least of all the Cardinalbot's, which the evaluation leaves out because nobody can change them. So it
 * expects too much. The bias is measured in self-play (`fit/calibrate.ts`) and subtracted before results
 * are shown; it does not change which line is best. Both values depend on the share of the game left:
 * coefficients of its powers, the constant first.
 */
export interface Calibration {
  /** Coefficients of the number of points by which a search expects too much. */
  readonly bias: readonly [number, number, number]
  /** Coefficients of the standard deviation of the results after the bias is subtracted. */
  readonly spread: readonly [number, number]
}

/** Kinds of tables: against the Cardinalbot, and by number of players. */
export const TABLES = ['alone', '2', '3', '4'] as const
export type TableSize = (typeof TABLES)[number]

/**
 * Weights fitted by `fit/`: future points = `toCome` for the share of the game left + sum of feature ×
 * weight.
 */
export interface WeightSet {
  /** Coefficients of the part that depends only on the game left: linear and squared. */
  readonly toCome: Weight
  /** Features without a weight count nothing, so that an older set can be compared with a newer one. */
  readonly features: Readonly<Partial<Record<Feature, Weight>>>
  /** Corrects the weighted sum for the seat to move. */
  readonly network?: NetworkWeights
  readonly calibration: Readonly<Record<TableSize, Calibration>>
}

export const SETS = ['base', 'silver'] as const
export type Weights = Readonly<Record<(typeof SETS)[number], WeightSet>>

/** The same weights without networks. */
export const featuresAlone = (weights: Weights): Weights => {
  const alone = ({ network: _network, ...set }: WeightSet): WeightSet => set
  return { base: alone(weights.base), silver: alone(weights.silver) }
}

export const setOf = ({ rules }: Game): (typeof SETS)[number] =>
  rules.tables.silver === undefined ? 'base' : 'silver'

export const tableOf = ({ bot, rules }: Game): TableSize =>
  bot !== undefined ? 'alone' : rules.seats === 2 ? '2' : rules.seats === 3 ? '3' : '4'
