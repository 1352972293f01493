/**
 * Fits the weights of the evaluation by self-play and writes them to src/evaluation/weights.ts.
 * See fit/README.md.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { FEATURES } from '../src/evaluation/features.ts'
import type { WeightSet } from '../src/evaluation/evaluate.ts'
import { WEIGHTS } from '../src/evaluation/weights.ts'
import { PRIOR } from './prior.ts'
import { createRegression } from './regression.ts'
import { COLUMNS, sample } from './samples.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'base' },
    spread: { type: 'string', default: '0.6' },
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '60' },
    stray: { type: 'string', default: '40' },
    ridge: { type: 'string', default: '0.003' },
    seed: { type: 'string', default: 'fit' },
    keep: { type: 'string', default: '0' },
  },
})
const set = values.set === 'silver' ? 'silver' : 'base'
const isFitted = WEIGHTS[set].toCome.some((weight) => weight !== 0)
/** The first fit of a set begins with the base game's weights and, for what that has not, the prior. */
const before: WeightSet = isFitted
  ? WEIGHTS[set]
  : {
      toCome: WEIGHTS.base.toCome,
      features: Object.fromEntries(
        FEATURES.map((feature) => {
          const base = WEIGHTS.base.features[feature]
          return [feature, base[0] === 0 && base[1] === 0 ? PRIOR.features[feature] : base]
        }),
      ) as WeightSet['features'],
    }
const regression = createRegression(COLUMNS)
const mean = sample(
  {
    modules: set === 'silver' ? ['base', 'silver'] : ['base'],
    games: Number(values.games),
    seed: values.seed,
    spread: Number(values.spread),
    weights: before,
    strayOneIn: Number(values.stray),
    iterations: Number(values.iterations),
  },
  (row, toCome) => regression.add(row, toCome),
)
const prior = new Float64Array(COLUMNS)
FEATURES.forEach((feature, index) => prior.set(PRIOR.features[feature], 2 * index))
prior.set(PRIOR.toCome, COLUMNS - 2)
const { coefficients, explained } = regression.solve(Number(values.ridge), prior)
/** The share of the weights before that stays, against swings from run to run. */
const kept = Number(values.keep)
const mixed = (now: number, then: number): number =>
  Math.round((kept * then + (1 - kept) * now) * 1000) / 1000
const pair = (index: number, then: readonly [number, number]): readonly [number, number] => [
  mixed(coefficients[index] ?? 0, then[0]),
  mixed(coefficients[index + 1] ?? 0, then[1]),
]
const fitted: WeightSet = {
  toCome: pair(COLUMNS - 2, before.toCome),
  features: Object.fromEntries(
    FEATURES.map((feature, index) => [
      feature,
      pair(2 * index, before.features[feature] ?? [0, 0]),
    ]),
  ) as WeightSet['features'],
}
const sets = { ...WEIGHTS, [set]: fitted }
const text = `/** Written by fit/fit.ts; not to be changed by hand. See fit/README.md. */
import type { WeightSet } from './evaluate.ts'

export const WEIGHTS: Readonly<Record<'base' | 'silver', WeightSet>> = ${JSON.stringify(sets, undefined, 2)}
`
await writeFile(new URL('../src/evaluation/weights.ts', import.meta.url), text)
console.log(
  `${set}: ${values.games} games at ${values.iterations} iterations, mean score ${mean.toFixed(1)}; ` +
    `${regression.rows} positions, ${(100 * explained).toFixed(1)} % of the variance explained`,
)
