/**
 * Calibrates what the search expects: where a turn begins, against how the game ends, by the share of
 * the game left. See fit/README.md.
 */
import { parseArgs } from 'node:util'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { seededChance } from '../src/chance.ts'
import { createEvaluation, gameLeft } from '../src/evaluation/evaluate.ts'
import { setOf, tableOf } from '../src/evaluation/weight-set.ts'
import type { Calibration } from '../src/evaluation/weight-set.ts'
import { playGame } from '../src/play-game.ts'
import type { Policy } from '../src/policy.ts'
import { searcherOf } from '../src/policies/thinking.ts'
import { createRegression } from './regression.ts'
import { weightsFrom, writeWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    modules: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '24' },
    /** Of the first decision of a turn, whose expectation is measured, and of all others. */
    iterations: { type: 'string', default: '1000' },
    others: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'calibration' },
    /** Whose weights, and where to write the calibration; without them the weights in use. */
    from: { type: 'string' },
    to: { type: 'string' },
  },
})

const config: GameConfig = {
  modules: values.modules.split(',') as GameConfig['modules'],
  players: Number(values.players),
  ...(values.players === '1' ? { difficulty: 'normal' } : {}),
}
const game = compose(config, content)
const weights = await weightsFrom(values.from)
const evaluation = createEvaluation(game, weights)

interface Sample {
  readonly left: number
  readonly tooMuch: number
}

function samplesOf(seed: string): readonly Sample[] {
  const found: { seat: number; left: number; expected: number }[] = []
  let turn = ''
  const policies = Array.from({ length: game.rules.seats }, (_, seat): Policy => {
    const searcher = searcherOf('master', game, `${seed} ${seat}`, weights)
    return {
      choose(state) {
        const now = `${state.round} ${state.turn} ${seat}`
        const measured = now !== turn && state.active === seat
        turn = now
        const most = Number(measured ? values.iterations : values.others)
        searcher.begin(state, seat, most)
        for (let done = 0, more = 1; done < most && more > 0; done += more) more = searcher.step()
        const { move, lines } = searcher.result(1)
        const [best] = lines
        if (measured && best !== undefined) {
          // What is told is calibrated already; here it is asked for as it was.
          const expected = best.expected + evaluation.reliability(state, seat).bias
          found.push({ seat, left: gameLeft(state, seat), expected })
        }
        return move
      },
    }
  })
  const { state } = playGame({ game, policies, chance: seededChance(seed) })
  return found.map(({ seat, left, expected }) => ({
    left,
    tooMuch: expected - evaluation.margin(state, seat),
  }))
}

const samples = Array.from({ length: Number(values.games) }, (_, number) =>
  samplesOf(`${values.seed} ${number}`),
).flat()

/** In thousands, so that the regression does not take any power for a rare feature. */
const SCALE = 1000
const powers = (left: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, power) => SCALE * left ** power)

function fitted(count: number, of: (sample: Sample) => number): readonly number[] {
  const regression = createRegression(count)
  for (const sample of samples) regression.add(powers(sample.left, count), SCALE * of(sample))
  const { coefficients } = regression.solve(0, new Float64Array(count))
  return Array.from(coefficients, (value) => Math.round(value * 10) / 10)
}

const bias = fitted(3, ({ tooMuch }) => tooMuch)
const [c = 0, b = 0, a = 0] = bias
/** Of a normal distribution two thirds lie within 1.25 times the mean distance. */
const spread = fitted(
  2,
  ({ left, tooMuch }) => 1.25 * Math.abs(tooMuch - c - left * (b + left * a)),
)
const set = setOf(game)
const calibration = { bias, spread } as unknown as Calibration
await writeWeights(
  {
    ...weights,
    [set]: {
      ...weights[set],
      calibration: { ...weights[set].calibration, [tableOf(game)]: calibration },
    },
  },
  values.to ?? values.from,
)
console.log(JSON.stringify({ ...config, samples: samples.length, ...calibration }))
