/**
 * Measures by how much the search hopes too much: what it expects where a turn begins against how
 * the game ends, by the share of the game left. See fit/README.md.
 */
import { parseArgs } from 'node:util'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { seededChance } from '../src/chance.ts'
import { createEvaluation } from '../src/evaluation/evaluate.ts'
import { playGame } from '../src/play.ts'
import type { Policy } from '../src/policy.ts'
import { createSearch } from '../src/search/search.ts'
import { gameLeft, soberAt } from '../src/search/sober.ts'
import { createRegression } from './regression.ts'

const { values } = parseArgs({
  options: {
    modules: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '24' },
    /** Of the first decision of a turn, whose hope is measured, and of all others. */
    iterations: { type: 'string', default: '1000' },
    others: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'hope' },
  },
})

const config: GameConfig = {
  modules: values.modules.split(',') as GameConfig['modules'],
  players: Number(values.players),
  ...(values.players === '1' ? { difficulty: 'normal' } : {}),
}
const game = compose(config, content)
const evaluation = createEvaluation(game)

interface Sample {
  readonly left: number
  readonly hope: number
}

function samplesOf(seed: string): readonly Sample[] {
  const found: { seat: number; left: number; expected: number }[] = []
  let turn = ''
  const policies = Array.from({ length: game.rules.seats }, (_, seat): Policy => {
    const search = createSearch(game, `${seed} ${seat}`)
    return {
      choose(state) {
        const now = `${state.round} ${state.turn} ${seat}`
        const measured = now !== turn && state.active === seat
        turn = now
        search.begin(state, seat)
        const most = Number(measured ? values.iterations : values.others)
        for (let done = 0; done < most; done++) search.step()
        const { move, lines } = search.thought(1)
        const [best] = lines
        if (measured && best !== undefined) {
          // What is told is sober already; here the hope itself is asked for.
          const expected = best.expected + soberAt(game, state, seat).hope
          found.push({ seat, left: gameLeft(state, seat), expected })
        }
        return move
      },
    }
  })
  const { state } = playGame({ game, policies, chance: seededChance(seed) })
  return found.map(({ seat, left, expected }) => ({
    left,
    hope: expected - evaluation.margin(state, seat),
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

const hope = fitted(3, (sample) => sample.hope)
const [c = 0, b = 0, a = 0] = hope
/** Of a normal distribution two thirds lie within 1.25 times the mean distance. */
const spread = fitted(
  2,
  ({ left, hope: found }) => 1.25 * Math.abs(found - c - left * (b + left * a)),
)
console.log(JSON.stringify({ ...config, samples: samples.length, hope, spread }))
