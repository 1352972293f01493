/** Reads weights from a file, such as a new fit to be tried before it is adopted. */
import { parseJson } from '@tiletum/engine/json'
import { FEATURES } from './features.ts'
import { readRow } from './network.ts'
import { SETS, TABLES } from './weight-set.ts'
import type { Weights } from './weight-set.ts'

/**
 * Returns undefined if the text is not a valid set of weights. Features that no longer exist are left out.
 */
export function readWeights(text: string): Weights | undefined {
  let data: unknown
  try {
    data = parseJson(text)
  } catch {
    return undefined
  }
  if (!isObject(data)) return undefined
  const sets: Record<string, unknown> = {}
  for (const name of SETS) {
    const set = data[name]
    if (!isObject(set) || !isObject(set['features']) || !isObject(set['calibration']))
      return undefined
    const { toCome, features, calibration } = set
    const known: Record<string, unknown> = {}
    for (const feature of FEATURES) {
      const weight = features[feature]
      if (weight === undefined) continue
      if (!areNumbers(weight, 2)) return undefined
      known[feature] = weight
    }
    if (!areNumbers(toCome, 2)) return undefined
    for (const table of TABLES) {
      const one = calibration[table]
      if (!isObject(one) || !areNumbers(one['bias'], 3) || !areNumbers(one['spread'], 2))
        return undefined
    }
    const { network } = set
    if (network !== undefined && !isNetwork(network)) return undefined
    sets[name] = {
      toCome,
      features: known,
      calibration,
      ...(network === undefined ? {} : { network }),
    }
  }
  return sets as unknown as Weights
}

/** Checks the sizes: each input needs one number per hidden unit and two more. */
function isNetwork(network: unknown): boolean {
  if (!isObject(network)) return false
  const { biases, outs, inputs } = network
  const hidden = countOf(biases)
  return (
    hidden !== undefined &&
    countOf(outs) === hidden &&
    isObject(inputs) &&
    Object.values(inputs).every((row) => countOf(row) === hidden + 2)
  )
}

const countOf = (row: unknown): number | undefined =>
  typeof row === 'string' ? readRow(row)?.length : undefined

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areNumbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every((one) => Number.isFinite(one))
