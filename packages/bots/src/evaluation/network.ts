/**
 * A small network with one hidden layer that corrects the weighted sum of the features, because it can
 * learn their interactions. It is trained on the errors of that sum (`fit/train.ts`) and sees only the
 * seat's own position.
 */
import type { Game } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import type { Measures } from './features.ts'
import { inputReader, INPUTS } from './inputs.ts'

/** The weights as stored: rows of whole numbers in thousandths, separated by spaces. */
export interface NetworkWeights {
  /** Bias of each hidden unit. */
  readonly biases: string
  /** Weight of each hidden unit in the result. */
  readonly outs: string
  /**
   * For each input: its scale (the divisor), its direct weight, and its weight for each hidden unit. Inputs
   * without a row count nothing.
   */
  readonly inputs: Readonly<Record<string, string>>
}

export const PARTS = 1000
/** Limit for a scaled input: larger values are cut off. */
export const FURTHEST = 8

export const rowOf = (values: Iterable<number>): string =>
  Array.from(values, (value) => Math.round(PARTS * value)).join(' ')

/** Reads the numbers of a row; undefined if it contains anything else. */
export function readRow(row: string): readonly number[] | undefined {
  const values = row.split(' ').map((part) => (part === '' ? Number.NaN : Number(part) / PARTS))
  return values.every(Number.isFinite) ? values : undefined
}

export type NetworkCorrection = (
  state: GameState,
  seat: number,
  measures: Measures,
  left: number,
) => number

export function createNetwork(game: Game, weights: NetworkWeights): NetworkCorrection {
  const read = inputReader(game)
  const biases = Float64Array.from(readRow(weights.biases) ?? [])
  const outs = Float64Array.from(readRow(weights.outs) ?? [])
  const hidden = biases.length
  const values = new Float64Array(INPUTS.length)
  const scales = new Float64Array(INPUTS.length)
  const direct = new Float64Array(INPUTS.length)
  const first = new Float64Array(INPUTS.length * hidden)
  INPUTS.forEach((name, input) => {
    const [scale = 0, own = 0, ...rest] = readRow(weights.inputs[name] ?? '') ?? []
    scales[input] = scale === 0 ? 0 : 1 / scale
    direct[input] = own
    rest.forEach((weight, unit) => (first[input * hidden + unit] = weight))
  })
  const sums = new Float64Array(hidden)
  return (state, seat, measures, left) => {
    read(state, seat, measures, left, values)
    sums.set(biases)
    let result = 0
    for (let input = 0; input < values.length; input++) {
      let value = (values[input] as number) * (scales[input] as number)
      if (value === 0) continue
      if (value > FURTHEST) value = FURTHEST
      else if (value < -FURTHEST) value = -FURTHEST
      result += value * (direct[input] as number)
      const row = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        sums[unit] = (sums[unit] as number) + value * (first[row + unit] as number)
    }
    for (let unit = 0; unit < hidden; unit++)
      if ((sums[unit] as number) > 0) result += (sums[unit] as number) * (outs[unit] as number)
    return result
  }
}
