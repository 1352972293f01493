/** Refines weights by comparing ways to play the same turn. See fit/README.md. */
import { parseArgs } from 'node:util'
import { FEATURES } from '../src/evaluation/features.ts'
import type { Feature } from '../src/evaluation/features.ts'
import { WHEEL_FEATURES } from '../src/evaluation/wheel.ts'
import { compareTurns, MARGIN_COLUMNS } from './compared-turns.ts'
import type { TurnLine } from './compared-turns.ts'
import { keepTurn, keptTurns } from './kept-turns.ts'
import { levelled } from './level.ts'
import { signOf } from './prior.ts'
import { createRegression } from './regression.ts'
import { weightsFrom, writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2,2,4' },
    games: { type: 'string', default: '100' },
    noise: { type: 'string', default: '0.3' },
    /** Of the search for ways, of the decisions of the games, and of simulated turns. */
    search: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '60' },
    own: { type: 'string', default: '40' },
    others: { type: 'string', default: '25' },
    /** Own turns that are simulated. */
    turns: { type: 'string', default: '3' },
    ridge: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: 'refine' },
    from: { type: 'string' },
    to: { type: 'string' },
    /** Keeps the compared turns in a file, and fits those of files (with commas between) beside them. */
    keep: { type: 'string' },
    also: { type: 'string' },
  },
})
const set = values.set === 'silver' ? 'silver' : 'base'
const weights = await weightsFrom(values.from)
const before = weights[set]
const regression = createRegression(MARGIN_COLUMNS)
let turns = 0

/** What is the same for all ways of a turn tells nothing: only how they differ from their mean. */
function add(ways: readonly TurnLine[]): void {
  turns++
  const mean = new Float64Array(MARGIN_COLUMNS)
  let meanToCome = 0
  for (const { row, toCome } of ways) {
    row.forEach((value, at) => (mean[at] = (mean[at] as number) + value / ways.length))
    meanToCome += toCome / ways.length
  }
  for (const { row, toCome } of ways)
    regression.add(
      row.map((value, at) => value - (mean[at] as number)),
      toCome - meanToCome,
    )
}

for (const file of values.also?.split(',') ?? []) for (const ways of keptTurns(file)) add(ways)
compareTurns(
  {
    modules: set === 'silver' ? ['base', 'silver'] : ['base'],
    players: values.players.split(',').map(Number),
    games: Number(values.games),
    seed: values.seed,
    weights,
    noise: Number(values.noise),
    searching: Number(values.search),
    playing: Number(values.iterations),
    simulation: {
      own: Number(values.own),
      others: Number(values.others),
      turns: Number(values.turns),
    },
  },
  (ways) => {
    add(ways)
    if (values.keep !== undefined) keepTurn(values.keep, ways)
  },
)

const prior = new Float64Array(MARGIN_COLUMNS)
const signs = new Int8Array(MARGIN_COLUMNS)
FEATURES.forEach((feature, index) => {
  const [end, more] = before.features[feature] ?? [0, 0]
  const sign = signOf(feature)
  const possible = (weight: number): number => (weight * sign < 0 ? 0 : weight)
  prior.set([possible(end), possible(end + more)], 2 * index)
  signs.fill(sign, 2 * index, 2 * index + 2)
})
const { coefficients, explained } = regression.solve(Number(values.ridge), prior, signs)
const rounded = (value: number): number => Math.round(value * 1000) / 1000
/** The dice left take time to look at, and brought nothing yet. */
const isLeftOut = (feature: Feature): boolean => WHEEL_FEATURES.some((one) => one === feature)
const features = Object.fromEntries(
  FEATURES.filter((feature) => !isLeftOut(feature)).map((feature) => {
    const at = 2 * FEATURES.indexOf(feature)
    const end = coefficients[at] ?? 0
    return [feature, [rounded(end), rounded((coefficients[at + 1] ?? 0) - end)]] as const
  }),
)
const refined = { ...weights, [set]: { ...before, features } }
await writeWeights({ ...weights, [set]: levelled(weights, refined, set) }, values.to)
console.log(
  `${set}: ${turns} turns of ${values.games} games, ${regression.rows} ways; ` +
    `${(100 * explained).toFixed(1)} % of the variance explained`,
)
