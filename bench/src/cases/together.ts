/** T1–T3: playing together in two browsers at one table, measured by a separate program. */
import type { Row, BenchmarkCase } from '../measure/case.ts'

const milliseconds = (row: string, ours: string, most: number): Row => ({
  row,
  ours,
  against: '–',
  unit: 'ms',
  good: 'below',
  minimum: most,
  target: most,
})

export const togetherCase: BenchmarkCase = {
  name: 'playing together',
  once: true,
  program: 'packages/web/bench/together.mjs',
  rows: [
    milliseconds('T1 p50', 'one player’s click to the other’s paint, the median', 60),
    milliseconds('T1 p95', 'one player’s click to the other’s paint, 95 of 100', 150),
    milliseconds('T2', 'the link opened to seated, on a new device', 3000),
    milliseconds('T3', 'catching up with a whole game, to its picture', 300),
  ],
}
