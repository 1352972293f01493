/**
 * Other weights of features also expect more or less in all. What depends on the time alone takes that
 * back, so that points stay points and the calibration stays true.
 */
import { content } from '@tiletum/content'
import { compose, DIE, top } from '@tiletum/engine'
import { seededChance } from '../src/chance.ts'
import { createEvaluation, gameLeft } from '../src/evaluation/evaluate.ts'
import type { SETS, WeightSet, Weights } from '../src/evaluation/weight-set.ts'
import { playGame } from '../src/play-game.ts'
import type { Policy } from '../src/policy.ts'
import { thinking } from '../src/policies/thinking.ts'
import { createRegression } from './regression.ts'

const GAMES = 3
const PLAYERS = [2, 3] as const
const ITERATIONS = 40
/** Large enough that nothing draws the fit to no difference. */
const SURE = 100

/** The set with another `toCome`, so that it expects on average what the weights before did. */
export function levelled(before: Weights, after: Weights, set: (typeof SETS)[number]): WeightSet {
  const regression = createRegression(2)
  for (const players of PLAYERS) {
    const game = compose(
      { modules: set === 'silver' ? ['base', 'silver'] : ['base'], players },
      content,
    )
    const [old, now] = [createEvaluation(game, before), createEvaluation(game, after)]
    for (let number = 0; number < GAMES; number++) {
      const policies = Array.from({ length: players }, (_, seat): Policy => {
        const own = thinking({ iterations: ITERATIONS }, after)(game, `level ${number} ${seat}`)
        return {
          choose(state, moves, budget) {
            if (top(state).kind === DIE)
              for (let other = 0; other < players; other++) {
                const left = gameLeft(state, other)
                const more = now.points(state, other) - old.points(state, other)
                regression.add(Float64Array.of(SURE * left, SURE * left * left), SURE * more)
              }
            return own.choose(state, moves, budget)
          },
        }
      })
      playGame({ game, policies, chance: seededChance(`level ${number}`) })
    }
  }
  const { coefficients } = regression.solve(0, new Float64Array(2))
  const [linear, squared] = after[set].toCome
  const rounded = (value: number): number => Math.round(value * 1000) / 1000
  return {
    ...after[set],
    toCome: [rounded(linear - (coefficients[0] ?? 0)), rounded(squared - (coefficients[1] ?? 0))],
  }
}
