/** B1–B4: the client in a browser over whole games, measured by a separate program. */
import type { Row, BenchmarkCase } from '../measure/case.ts'

const milliseconds = (row: string, ours: string, against: string, most: number): Row => ({
  row,
  ours,
  against,
  unit: 'ms',
  good: 'below',
  minimum: most,
  target: most,
})

export const webCase: BenchmarkCase = {
  name: 'playing in a browser',
  once: true,
  program: 'packages/web/bench/main.mjs',
  rows: [
    {
      row: 'B1',
      ours: 'first load until a game lies on the table, without fonts',
      against: '–',
      unit: 'B',
      good: 'below',
      minimum: 250_000,
      target: 250_000,
    },
    milliseconds('B2', 'click to paint, the median', 'a page with one button', 16),
    milliseconds('B3', 'click to paint, the worst', '–', 50),
    milliseconds('B4', 'the longest task', '–', 100),
  ],
}
