/** A1, A2: the parts of a search, compared with the search of boardgame.io and with plain playouts. */
import { searcherOf } from '@tiletum/bots'
import { figure } from '../measure/figures.ts'
import { ratio, interleave } from '../measure/interleaved.ts'
import type { Work } from '../measure/interleaved.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { fourPlayers, playout } from '../ours/playout.ts'
import { midGame } from '../ours/positions.ts'
import { boardgameSearch } from '../baselines/boardgame.ts'

export const searchCase: BenchmarkCase = {
  name: 'searching',
  rows: [
    {
      row: 'A1',
      ours: 'random playouts/s from a mid-game state, its clone included',
      against: 'boardgame.io, playouts/s of its search on a toy euro',
      unit: '×',
      good: 'above',
      minimum: 25,
      target: 50,
    },
    {
      row: 'A2',
      ours: 'iterations/s of the search',
      against: 'our random playouts/s',
      unit: '×',
      good: 'above',
      minimum: 0.6,
      target: 0.8,
    },
  ],
  measure(setting) {
    const ours = { playouts: ourPlayouts(), search: ourSearch() }
    const perSecond = (rates: readonly number[]): string => `${figure(median(rates))}/s`
    const { playouts, search, baseline } = interleave(
      setting.baselines ? { ...ours, baseline: boardgameSearch() } : { ...ours, baseline: () => 1 },
      setting,
    )
    return [
      {
        row: 'A1',
        ours: perSecond(playouts.operations),
        ...(setting.baselines
          ? {
              value: ratio(playouts.operations, baseline.operations),
              baseline: perSecond(baseline.operations),
            }
          : {}),
      },
      {
        row: 'A2',
        value: ratio(search.operations, playouts.operations),
        ours: perSecond(search.operations),
        baseline: perSecond(playouts.operations),
      },
    ]
  },
}

function ourPlayouts(): Work {
  const game = fourPlayers()
  const middle = midGame(game, 1)
  let seed = 0
  return () => {
    playout(game, ++seed, {}, game.clone(middle))
    return 1
  }
}

/** Iterations per decision; each search starts from scratch. */
const ITERATIONS = 200

function ourSearch(): Work {
  const game = fourPlayers()
  const middle = midGame(game, 1)
  let seed = 0
  return () => {
    const searcher = searcherOf('merchant', game, ++seed)
    searcher.begin(middle, middle.active, ITERATIONS)
    for (let done = 0; done < ITERATIONS; done++) searcher.step()
    return ITERATIONS
  }
}
