/** E5: copying a mid-game state with `clone` and with `structuredClone`. */
import { figure } from '../measure/figures.ts'
import { ratio, interleave } from '../measure/interleaved.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { fourPlayers } from '../ours/playout.ts'
import { midGame } from '../ours/positions.ts'

const COPIES = 20

export const copyCase: BenchmarkCase = {
  name: 'copying a state',
  rows: [
    {
      row: 'E5',
      ours: 'clone of a mid-game state',
      against: 'structuredClone of it',
      unit: '×',
      good: 'above',
      minimum: 25,
      target: 50,
    },
  ],
  measure(setting) {
    const game = fourPlayers()
    const state = midGame(game, 1)
    // The last copy is stored, so that the compiler can't remove the work.
    const last = { copy: state }
    const copies = (copy: (one: typeof state) => typeof state) => () => {
      for (let made = 0; made < COPIES; made++) last.copy = copy(state)
      return COPIES
    }
    const { ours, baseline } = interleave(
      { ours: copies((one) => game.clone(one)), baseline: copies((one) => structuredClone(one)) },
      setting,
    )
    return [
      {
        row: 'E5',
        value: ratio(ours.operations, baseline.operations),
        ours: `${figure(1e6 / median(ours.operations))} µs`,
        baseline: `${figure(1e6 / median(baseline.operations))} µs`,
      },
    ]
  },
}
