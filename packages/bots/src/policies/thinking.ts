/** Policies that search: a searcher with settings and weights, and a budget for each decision. */
import type { Game, Move } from '@tiletum/engine'
import { createEvaluation } from '../evaluation/evaluate.ts'
import { featuresAlone } from '../evaluation/weight-set.ts'
import type { Weights } from '../evaluation/weight-set.ts'
import { WEIGHTS } from '../evaluation/weights.ts'
import type { MakePolicy, Policy } from '../policy.ts'
import type { Seed } from '../random.ts'
import { createSearcher } from '../search/searcher.ts'
import type { Searcher, SearcherSettings } from '../search/searcher.ts'
import { LEVEL_SETTINGS } from './levels.ts'
import type { Level } from './levels.ts'

/**
 * Only levels that look ahead have the network, so that every level is clearly stronger than the one below.
 */
const weightsOf = (level: Level): Weights =>
  LEVEL_SETTINGS[level].lookAhead === undefined ? featuresAlone(WEIGHTS) : WEIGHTS

/** Creates the searcher of a level. */
export const searcherOf = (
  level: Level,
  game: Game,
  seed: Seed,
  weights = weightsOf(level),
): Searcher => createSearcher(game, seed, createEvaluation(game, weights), LEVEL_SETTINGS[level])

/** Number of iterations between two calls of `shouldStop`. */
const SLICE = 16

/** Creates a policy that searches, with its own settings and weights. */
export const thinking =
  (settings: SearcherSettings, ownWeights?: Weights): MakePolicy =>
  (game, seed, weights = ownWeights) =>
    decidingBy(
      createSearcher(game, seed, createEvaluation(game, weights), settings),
      game,
      settings,
    )

/** Creates the policy of a level. */
export const playing = (level: Level): MakePolicy =>
  thinking(LEVEL_SETTINGS[level], weightsOf(level))

function decidingBy(searcher: Searcher, game: Game, { iterations: own }: SearcherSettings): Policy {
  let hasSearched = false
  return {
    choose(state, { items, count }, { iterations = own, shouldStop }) {
      const waits = game.awaiting(state)
      hasSearched = count > 1 && waits.who === 'seat'
      if (count === 1 || waits.who !== 'seat') return items[0] as Move
      searcher.begin(state, waits.seat, iterations)
      let ask = SLICE - 1
      for (let done = 0, more = 1; done < iterations && more > 0; done += more) {
        if (done >= ask) {
          if (shouldStop?.() === true) break
          ask = done + SLICE
        }
        more = searcher.step()
      }
      return searcher.result(0).move
    },
    explain: (lines) => (hasSearched ? searcher.result(lines) : undefined),
  }
}
