/** The paces that a table can have, and their names. */
import { SLOW_HOURS } from '@tiletum/protocol'
import type { Pace } from '@tiletum/protocol'
import type { OnlineWords } from '@tiletum/text/en/online'

export const LIVE: Pace = { pace: 'live' }
export const CLOCKED: Pace = { pace: 'live', clock: { bank: 1800, increment: 30 } }
export const slow = (hours: (typeof SLOW_HOURS)[number]): Pace => ({
  pace: 'slow',
  hours,
  // One extra turn's time, for an evening that a player misses.
  bank: hours,
})

export const ALL_PACES: readonly Pace[] = [LIVE, CLOCKED, ...SLOW_HOURS.map(slow)]

export function paceText(pace: Pace, { lobby }: Pick<OnlineWords, 'lobby'>): string {
  if (pace.pace === 'slow') return lobby.pace.slow(pace.hours)
  return pace.clock === undefined
    ? lobby.pace.live
    : lobby.pace.clock(pace.clock.bank / 60, pace.clock.increment)
}
