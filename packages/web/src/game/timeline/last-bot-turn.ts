/** The last turn of the Cardinalbot, with the King's Surprises it drew. */
import type { GameEvent } from '@tiletum/engine'
import { lastTurnOf, turnsUntil } from './turns.ts'
import type { ShownTimeline } from './moment.ts'

type Shown = Pick<ShownTimeline, 'moments' | 'shown'>

export interface BotTurn {
  readonly seat: number
  /** Number of moments before the turn, and at its end. */
  readonly from: number
  readonly to: number
  readonly over: boolean
  readonly events: readonly GameEvent[]
}

/** Returns its last turn after the surprises right before it, or the surprises drawn since then. */
export function lastBotTurnOf(timeline: Shown, bot: number): BotTurn | undefined {
  const turn = lastTurn(timeline, bot)
  const surprises = lastSurprises(timeline, bot)
  if (surprises === undefined || turn === undefined) return turn ?? surprises
  if (begunBefore(timeline, turn, surprises)) return surprises
  return somebodyPlayed(timeline, surprises, turn)
    ? turn
    : { ...turn, from: surprises.from, events: [...surprises.events, ...turn.events] }
}

function lastTurn(timeline: Shown, seat: number): BotTurn | undefined {
  const turn = lastTurnOf(timeline, seat)
  if (turn === undefined) return undefined
  const { start, end, over, events } = turn
  return { seat, from: start - 1, to: end, over, events }
}

/** The surprises lie between the king phase and the fair. */
function lastSurprises({ moments, shown }: Shown, seat: number): BotTurn | undefined {
  for (let index = shown - 1; index >= 0; index--) {
    const begins = moments[index]?.events.findIndex(({ event }) => event === 'bot-surprises') ?? -1
    if (begins < 0) continue
    const events: GameEvent[] = []
    for (let later = index; later < shown; later++)
      for (const event of moments[later]?.events.slice(later === index ? begins : 0) ?? []) {
        if (event.event === 'fair-phase')
          return { seat, from: index, to: later + 1, over: true, events }
        events.push(event)
      }
    return { seat, from: index, to: shown, over: false, events }
  }
  return undefined
}

const at = ({ moments }: Shown, of: BotTurn, name: string): number =>
  moments[of.from]?.events.findIndex(({ event }) => event === name) ?? -1

function begunBefore(timeline: Shown, turn: BotTurn, surprises: BotTurn): boolean {
  if (turn.from !== surprises.from) return turn.from < surprises.from
  return at(timeline, turn, 'turn') < at(timeline, surprises, 'bot-surprises')
}

/** True if another seat took a turn between the surprises and the turn. */
const somebodyPlayed = (
  { moments, shown }: Shown,
  surprises: BotTurn,
  { seat, from }: BotTurn,
): boolean =>
  turnsUntil(moments, shown).some(
    (turn) =>
      turn.seat !== undefined &&
      turn.seat !== seat &&
      turn.start > surprises.from &&
      turn.start <= from + 1,
  )
