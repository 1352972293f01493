/** The turns of a game, read off its events. */
import type { GameEvent } from '@tiletum/engine'
import type { Snapshot } from './snapshot.ts'

export interface Turn {
  readonly seat: number
  /** How many moments there were before it began, and when it was over. */
  readonly from: number
  readonly to: number
  readonly over: boolean
  readonly events: readonly GameEvent[]
}

/** What happened, in order: whole turns, and the events between them. */
export type Passage = Turn | { readonly seat: undefined; readonly events: readonly GameEvent[] }

/** Everything since a seat last ended its turn. */
export function passagesSince({ moments, shown }: Snapshot, seat: number): readonly Passage[] {
  let from = shown
  while (from > 0 && !endsTurnOf(moments[from - 1]?.events, seat)) from--
  const passages: {
    seat: number | undefined
    from: number
    to: number
    over: boolean
    events: GameEvent[]
  }[] = []
  let started = from === 0
  for (let index = Math.max(0, from - 1); index < shown; index++)
    for (const event of moments[index]?.events ?? []) {
      if (!started) {
        started = event.event === 'turn-over' && event.seat === seat
        continue
      }
      const last = passages.at(-1)
      if (event.event === 'turn')
        passages.push({
          seat: event.seat,
          from: index,
          to: index + 1,
          over: false,
          events: [event],
        })
      else if (last === undefined || last.over)
        passages.push({ seat: undefined, from: index, to: index + 1, over: false, events: [event] })
      else {
        last.events.push(event)
        last.to = index + 1
        if (event.event === 'turn-over' && last.seat !== undefined) last.over = true
      }
    }
  return passages.filter((passage) => passage.seat !== seat) as readonly Passage[]
}

const endsTurnOf = (events: readonly GameEvent[] | undefined, seat: number): boolean =>
  events?.some((event) => event.event === 'turn-over' && event.seat === seat) ?? false

/** The last turn of a seat that has begun. */
export function lastTurnOf(
  { moments, shown }: Pick<Snapshot, 'moments' | 'shown'>,
  seat: number,
): Turn | undefined {
  for (let index = shown - 1; index >= 0; index--) {
    const begins = moments[index]?.events.findIndex(
      (event) => event.event === 'turn' && event.seat === seat,
    )
    if (begins === undefined || begins < 0) continue
    const events: GameEvent[] = []
    for (let later = index; later < shown; later++)
      for (const event of moments[later]?.events.slice(later === index ? begins : 0) ?? []) {
        events.push(event)
        if (event.event === 'turn-over')
          return { seat, from: index, to: later + 1, over: true, events }
      }
    return { seat, from: index, to: shown, over: false, events }
  }
  return undefined
}
