/** What the Cardinalbot last did by itself: its turn, and the King's Surprises it drew. */
import type { GameEvent } from '@tiletum/engine'
import type { Snapshot } from './snapshot.ts'
import { lastTurnOf } from './turns.ts'
import type { Turn } from './turns.ts'

type Course = Pick<Snapshot, 'moments' | 'shown'>

const HEADS: ReadonlySet<string> = new Set(['bot-step', 'bot-surprises', 'bot-surprise'])

/** The head of a step that is told as one: a step of its booklet, or a card it draws. */
export const isHead = ({ event }: GameEvent): boolean => HEADS.has(event)

/** Its last turn, told after the surprises that came right before it; or surprises since then. */
export function lastBusinessOf(course: Course, bot: number): Turn | undefined {
  const turn = lastTurnOf(course, bot)
  const surprises = lastSurprises(course, bot)
  if (surprises === undefined || turn === undefined) return turn ?? surprises
  if (begunBefore(course, turn, surprises)) return surprises
  return somebodyPlayed(course, surprises, turn)
    ? turn
    : { ...turn, from: surprises.from, events: [...surprises.events, ...turn.events] }
}

/** From the king phase on, until the fair. */
function lastSurprises({ moments, shown }: Course, seat: number): Turn | undefined {
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

const at = ({ moments }: Course, of: Turn, name: string): number =>
  moments[of.from]?.events.findIndex(({ event }) => event === name) ?? -1

function begunBefore(course: Course, turn: Turn, surprises: Turn): boolean {
  if (turn.from !== surprises.from) return turn.from < surprises.from
  return at(course, turn, 'turn') < at(course, surprises, 'bot-surprises')
}

/** Whether somebody else took a turn between the surprises and the turn. */
const somebodyPlayed = ({ moments }: Course, surprises: Turn, turn: Turn): boolean =>
  moments
    .slice(surprises.from, turn.from + 1)
    .some(({ events }) => events.some(({ event, seat }) => event === 'turn' && seat !== turn.seat))
