/** The search at three strengths. */
import type { Move } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { createSearch } from '../search/search.ts'

const searching =
  (iterationsByDefault: number): MakePolicy =>
  (game, seed) => {
    const search = createSearch(game, seed)
    return {
      choose(state, { items, count }, budget) {
        const waits = game.awaiting(state)
        if (count === 1 || waits.who !== 'seat') return items[0] as Move
        search.begin(state, waits.seat)
        const iterations = budget.iterations ?? iterationsByDefault
        for (let done = 0; done < iterations; done++) {
          if (done % 16 === 15 && budget.shouldStop?.() === true) break
          search.step()
        }
        return search.thought(0).move
      },
    }
  }

export const apprentice = searching(40)
export const merchant = searching(200)
export const master = searching(1000)
