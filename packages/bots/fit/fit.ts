/** Fits the weights of the evaluation by self-play. See fit/README.md. */
import { parseArgs } from 'node:util'
import { FEATURES } from '../src/evaluation/features.ts'
import type { WeightSet } from '../src/evaluation/weight-set.ts'
import { PRIOR, signOf } from './prior.ts'
import { createRegression } from './regression.ts'
import { COLUMNS, sample } from './samples.ts'
import { weightsFrom, writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'base' },
    noise: { type: 'string', default: '0.6' },
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '60' },
    explore: { type: 'string', default: '40' },
    ridge: { type: 'string', default: '0.003' },
    /** What the fit is drawn to: what the `rules` say, or the weights `before`. */
    prior: { type: 'string', default: 'rules' },
    seed: { type: 'string', default: 'fit' },
    momentum: { type: 'string', default: '0' },
    /** Where to begin, and where to write; without them the weights in use. */
    from: { type: 'string' },
    to: { type: 'string' },
  },
})
const set = values.set === 'silver' ? 'silver' : 'base'
const weights = await weightsFrom(values.from)
const before = weights[set]
const regression = createRegression(COLUMNS)
const mean = sample(
  {
    modules: set === 'silver' ? ['base', 'silver'] : ['base'],
    games: Number(values.games),
    seed: values.seed,
    noise: Number(values.noise),
    weights,
    exploreOneIn: Number(values.explore),
    iterations: Number(values.iterations),
  },
  (row, toCome) => regression.add(row, toCome),
)
const prior = new Float64Array(COLUMNS)
const signs = new Int8Array(COLUMNS)
const drawnTo = values.prior === 'before' ? before : PRIOR
FEATURES.forEach((feature, index) => {
  const [end, more] = drawnTo.features[feature] ?? PRIOR.features[feature] ?? [0, 0]
  const sign = signOf(feature)
  const possible = (weight: number): number => (weight * sign < 0 ? 0 : weight)
  prior.set([possible(end), possible(end + more)], 2 * index)
  signs.fill(sign, 2 * index, 2 * index + 2)
})
prior.set(drawnTo.toCome, COLUMNS - 2)
const { coefficients, explained } = regression.solve(Number(values.ridge), prior, signs)
/** The share of the weights before that stays, against swings from run to run. */
const momentum = Number(values.momentum)
const mixed = (now: number, then: number): number =>
  Math.round((momentum * then + (1 - momentum) * now) * 1000) / 1000
/** The regression knows a weight at the end and at the beginning, the evaluation the difference. */
const weight = (index: number, then: readonly [number, number]): readonly [number, number] => {
  const end = coefficients[index] ?? 0
  return [mixed(end, then[0]), mixed((coefficients[index + 1] ?? 0) - end, then[1])]
}
const pair = (index: number, then: readonly [number, number]): readonly [number, number] => [
  mixed(coefficients[index] ?? 0, then[0]),
  mixed(coefficients[index + 1] ?? 0, then[1]),
]
const fitted: WeightSet = {
  toCome: pair(COLUMNS - 2, before.toCome),
  features: Object.fromEntries(
    FEATURES.map((feature, index) => [
      feature,
      weight(2 * index, before.features[feature] ?? [0, 0]),
    ]),
  ),
  calibration: before.calibration,
}
await writeWeights({ ...weights, [set]: fitted }, values.to)
console.log(
  `${set}: ${values.games} games at ${values.iterations} iterations, mean score ${mean.toFixed(1)}; ` +
    `${regression.rows} positions, ${(100 * explained).toFixed(1)} % of the variance explained`,
)
