/**
 * A small network, one hidden layer, that corrects what the named features come to: it sees what they
 * mean together. It is trained on what they leave over (`fit/train.ts`), and knows the own seat only.
 */
import type { Game, State } from '@tiletum/engine'
import type { Measures } from './features.ts'
import { inputReader, INPUTS } from './inputs.ts'

/** The weights as they are kept: rows of whole numbers with spaces between, in thousandths. */
export interface NetworkWeights {
  /** By how much each hidden unit begins, and what it adds in the end. */
  readonly biases: string
  readonly outs: string
  /** What each input is divided by, what it adds by itself, and to each hidden unit. What is not named adds nothing. */
  readonly inputs: Readonly<Record<string, string>>
}

export const PARTS = 1000
/** So many times its usual size, an input counts no further. */
export const FURTHEST = 8

export const rowOf = (values: Iterable<number>): string =>
  Array.from(values, (value) => Math.round(PARTS * value)).join(' ')

/** The numbers of a row; undefined where there is anything else. */
export function readRow(row: string): readonly number[] | undefined {
  const values = row.split(' ').map((part) => (part === '' ? Number.NaN : Number(part) / PARTS))
  return values.every(Number.isFinite) ? values : undefined
}

export type Correction = (state: State, seat: number, measures: Measures, left: number) => number

export function createNetwork(game: Game, weights: NetworkWeights): Correction {
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
