/** Trains the network on what the weights of the features leave over in compared turns. See fit/README.md. */
import { parseArgs } from 'node:util'
import { FEATURES } from '../src/evaluation/features.ts'
import type { WeightSet } from '../src/evaluation/weight-set.ts'
import type { TurnLine } from './compared-turns.ts'
import { keptTurns } from './kept-turns.ts'
import { createTraining } from './training.ts'
import { weightsFrom, writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'base' },
    /** Files of compared turns, with commas between. */
    turns: { type: 'string' },
    hidden: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '30' },
    rate: { type: 'string', default: '0.004' },
    decay: { type: 'string', default: '0.15' },
    seed: { type: 'string', default: 'train' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
})
if (values.turns === undefined) throw new Error('--turns names files of compared turns')
const set = values.set === 'silver' ? 'silver' : 'base'
const weights = await weightsFrom(values.from)
const training = createTraining({
  hidden: Number(values.hidden),
  rate: Number(values.rate),
  decay: Number(values.decay),
  seed: values.seed,
})
for (const file of values.turns.split(','))
  for (const ways of keptTurns(file))
    training.add(ways.map((way) => ({ inputs: way.inputs, target: leftOver(way, weights[set]) })))

const epochs = Number(values.epochs)
for (let epoch = 0; epoch < epochs; epoch++) {
  const explained = training.epoch(epoch / epochs)
  console.error(`${epoch + 1}: ${(100 * explained).toFixed(2)} %`)
}
await writeWeights(
  { ...weights, [set]: { ...weights[set], network: training.network() } },
  values.to,
)
console.log(`${set}: ${training.turns} turns, every fifth fifty of them held out`)

/** What a way came to beyond what the features say of it. */
function leftOver({ row, toCome }: TurnLine, { features }: WeightSet): number {
  let rest = toCome
  FEATURES.forEach((feature, index) => {
    const [end, more] = features[feature] ?? [0, 0]
    rest -= (row[2 * index] ?? 0) * end + (row[2 * index + 1] ?? 0) * (end + more)
  })
  return rest
}
