/** E4: the slowest decision of many games, which matters more than the mean. */
import { figure } from '../measure/figures.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { quantile } from '../measure/statistics.ts'
import { fourPlayers, playout } from '../ours/playout.ts'

const SLOWEST = 20
const AGAIN = 5
/** Games played before the measurement, until the rules are compiled. */
const WARM_GAMES = 200

interface Timed {
  readonly seed: number
  readonly decision: number
  readonly milliseconds: number
}

export const worstCase: BenchmarkCase = {
  name: 'looking for the worst decision',
  once: true,
  rows: [
    {
      row: 'E4 p99.9',
      ours: 'slowest thousandth of all decisions',
      against: 'the median decision',
      unit: '×',
      good: 'below',
      minimum: 50,
      target: 50,
    },
    {
      row: 'E4 max',
      ours: 'worst decision, timed again',
      against: '–',
      unit: 'ms',
      good: 'below',
      minimum: 5,
      target: 2,
    },
  ],
  measure({ worstGames }) {
    for (let seed = 0; seed < WARM_GAMES; seed++) timesOf(seed)
    const all: number[] = []
    let slowest: Timed[] = []
    for (let seed = 0; seed < worstGames; seed++) {
      fasterTimesOf(seed).forEach((milliseconds, decision) => {
        all.push(milliseconds)
        if (slowest.length < SLOWEST || milliseconds > (slowest.at(-1)?.milliseconds ?? 0))
          slowest = [...slowest, { seed, decision, milliseconds }]
            .toSorted((one, other) => other.milliseconds - one.milliseconds)
            .slice(0, SLOWEST)
      })
    }
    const sorted = Float64Array.from(all).toSorted()
    const half = quantile(sorted, 0.5)
    const thousandth = quantile(sorted, 0.999)
    const worst = Math.max(...slowest.map(fastestAgain))
    return [
      {
        row: 'E4 p99.9',
        value: thousandth / half,
        ours: `${figure(thousandth * 1000)} µs`,
        baseline: `${figure(half * 1000)} µs`,
      },
      { row: 'E4 max', value: worst, ours: `${figure(worst)} ms` },
    ]
  },
}

const game = fourPlayers()

/**
 * The time of each decision of a game in milliseconds: listing the moves and playing one, with its
 * consequences.
 */
function timesOf(seed: number): number[] {
  const times: number[] = []
  let begin = 0
  playout(game, seed, {
    decides() {
      begin = performance.now()
    },
    settled() {
      times.push(performance.now() - begin)
    },
  })
  return times
}

/**
 * Plays a game twice and takes the faster time of each decision, since pauses of the machine are not ours.
 */
function fasterTimesOf(seed: number): number[] {
  const again = timesOf(seed)
  return timesOf(seed).map((time, decision) => Math.min(time, again[decision] ?? time))
}

/** Times one of the slowest decisions several more times, each time in its game. */
function fastestAgain({ seed, decision }: Timed): number {
  const times = Array.from({ length: AGAIN }, () => timesOf(seed)[decision] ?? Number.NaN)
  return Math.min(...times)
}
