/** A5: how long the strongest level takes for a decision, which may be a tenth of a second. */
import { POLICIES, seededChance } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import { figure } from '../measure/figures.ts'
import type { Station } from '../measure/station.ts'
import { quantile } from '../measure/statistics.ts'
import { fourPlayers } from '../ours/playout.ts'

const GAMES = 2
const MOST = 0.95

export const thinkingStation: Station = {
  name: 'thinking',
  once: true,
  rows: [
    {
      row: 'A5 time',
      ours: 'a decision of the master, 95 of 100 are faster',
      against: '–',
      unit: 'ms',
      good: 'below',
      firstBar: 100,
      goal: 50,
    },
  ],
  measure() {
    // the first game is for the compiler
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

/** One player among three merchants; what leaves no choice takes no time and does not count. */
function timesOf(seed: number, first: Level = 'master'): number[] {
  const game = fourPlayers()
  const seats: readonly Level[] = [first, 'merchant', 'merchant', 'merchant']
  const policies = seats.map((name, seat) => POLICIES[name](game, `bench ${seed} ${seat}`))
  const chance = seededChance(`bench ${seed}`)
  const moves = moveList()
  const state = game.start()
  const times: number[] = []
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') return times
    game.list(state, moves)
    if (waits.who === 'chance') {
      game.play(state, chance.answer(waits.request.request, moves, state))
      continue
    }
    const begin = processorMilliseconds()
    const move = policies[waits.seat]?.choose(state, moves, {}) ?? 0
    if (waits.seat === 0 && moves.count > 1) times.push(processorMilliseconds() - begin)
    game.play(state, move)
  }
}

/** Of all threads: more than the clock would show on a machine without neighbours, never less. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
