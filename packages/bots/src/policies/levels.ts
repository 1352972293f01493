/** The search at three strengths. */
import type { Move } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { createSearch } from '../search/search.ts'

export const LEVELS = ['apprentice', 'merchant', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Iterations a decision, where nobody gives another budget. */
export const LEVEL_ITERATIONS: Readonly<Record<Level, number>> = {
  apprentice: 15,
  merchant: 100,
  master: 2500,
}

/** The stop is asked for once in so many iterations. */
const SLICE = 16

export const searching =
  (level: Level): MakePolicy =>
  (game, seed) => {
    const search = createSearch(game, seed)
    let thinking = false
    return {
      choose(state, { items, count }, { iterations = LEVEL_ITERATIONS[level], shouldStop }) {
        const waits = game.awaiting(state)
        thinking = count > 1 && waits.who === 'seat'
        if (count === 1 || waits.who !== 'seat') return items[0] as Move
        search.begin(state, waits.seat)
        for (let done = 0; done < iterations; done++) {
          if (done % SLICE === SLICE - 1 && shouldStop?.() === true) break
          search.step()
        }
        return search.thought(0).move
      },
      explain: (lines) => (thinking ? search.thought(lines) : undefined),
    }
  }
