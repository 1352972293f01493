/** E9: the cost of Prospect for Silver, compared with the base game. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import { figure } from '../measure/figures.ts'
import { ratio, interleave } from '../measure/interleaved.ts'
import type { Work } from '../measure/interleaved.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { fourPlayers, playout } from '../ours/playout.ts'

export const modulesCase: BenchmarkCase = {
  name: 'playing with silver',
  rows: [
    {
      row: 'E9',
      ours: 'decisions/s of random play with silver',
      against: 'the same without',
      unit: '×',
      good: 'above',
      minimum: 0.5,
      target: 0.7,
    },
  ],
  measure(setting) {
    const { silver, base } = interleave(
      {
        silver: playouts(compose({ modules: ['base', 'silver'], players: 4 }, content)),
        base: playouts(fourPlayers()),
      },
      setting,
    )
    const perSecond = (rates: readonly number[]): string => `${figure(median(rates))}/s`
    return [
      {
        row: 'E9',
        value: ratio(silver.operations, base.operations),
        ours: perSecond(silver.operations),
        baseline: perSecond(base.operations),
      },
    ]
  },
}

function playouts(game: Game): Work {
  let seed = 0
  return () => playout(game, ++seed)
}
