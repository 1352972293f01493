/** A5: the time of a decision of the master level; at most a tenth of a second. */
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import type { Level, Policy } from '@tiletum/bots'
import { figure } from '../measure/figures.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { quantile } from '../measure/statistics.ts'
import { fourPlayers } from '../ours/playout.ts'

const GAMES = 2
const MOST = 0.95

export const thinkingCase: BenchmarkCase = {
  name: 'thinking',
  once: true,
  rows: [
    {
      row: 'A5 time',
      ours: 'a decision of the master, 95 of 100 are faster',
      against: '–',
      unit: 'ms',
      good: 'below',
      minimum: 100,
      target: 50,
    },
  ],
  measure() {
    // The first game lets the compiler warm up.
    timesOf(GAMES, 'merchant')
    const times = Array.from({ length: GAMES }, (_, seed) => timesOf(seed)).flat()
    const sorted = Float64Array.from(times).toSorted()
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    return [
      {
        row: 'A5 time',
        value: quantile(sorted, MOST),
        ours: `${figure(mean)} ms on average, ${figure(sorted.at(-1) ?? 0)} ms the longest`,
      },
    ]
  },
}

/**
 * Plays one player against three merchants. Returns its processor times in milliseconds; decisions without
 * a choice do not count.
 */
function timesOf(seed: number, first: Level = 'master'): number[] {
  const game = fourPlayers()
  const seats: readonly Level[] = [first, 'merchant', 'merchant', 'merchant']
  const times: number[] = []
  const policies = seats.map((name, seat) => {
    const policy = POLICIES[name](game, `bench ${seed} ${seat}`)
    return seat === 0 ? timed(policy, times) : policy
  })
  playGame({ game, policies, chance: seededChance(`bench ${seed}`) })
  return times
}

const timed = (policy: Policy, times: number[]): Policy => ({
  choose(state, moves, budget) {
    const begin = processorMilliseconds()
    const move = policy.choose(state, moves, budget)
    if (moves.count > 1) times.push(processorMilliseconds() - begin)
    return move
  },
})

/** Processor time of all threads. On an idle machine it is at least the elapsed time. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
