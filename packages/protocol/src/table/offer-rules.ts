/** Offers: who may make one, who answers, and when it has passed. */
import { canBeReplaced } from './replaceable-seat.ts'
import { refuse } from './ruling.ts'
import type { RulingContext, Ruling } from './ruling.ts'
import { isUnderWay } from './seat-rules.ts'
import { holds, peopleAt, seatsOf } from './table-state.ts'
import type { OpenOffer, Table } from './table-state.ts'
import type { Proposal } from '../types.ts'

const MOST_OPEN = 8

/** Without what was played by it: only who has the game can add that. */
export function ruleOffer(
  table: Table,
  person: string,
  offered: Proposal,
  context: RulingContext,
): Ruling {
  const [seat] = seatsOf(table, person)
  if (seat === undefined) return refuse('not-yours', 'seat')
  const refusal = offerRefusal(table, offered, context)
  if (refusal !== undefined) return refuse('not-now', refusal)
  const open = table.offers.some((one) => one.seat === seat && one.offered.what === offered.what)
  if (open || table.offers.length >= MOST_OPEN) return refuse('limit', 'offers')
  const { nextOffer: offer } = table
  const passed = hasPassed(table, { offer, seat, offered, yes: [seat], no: [] })
  return { body: { kind: 'offer', offer, seat, offered, ...(passed ? { passed } : {}) } }
}

/** Returns why an offer cannot be made now; undefined if it can. */
function offerRefusal(
  table: Table,
  offered: Proposal,
  { now, goneSince }: RulingContext,
): string | undefined {
  const { state, line, seats } = table
  switch (offered.what) {
    case 'take-back':
      if (state !== 'playing') return state
      return offered.entries > line ? 'line' : undefined
    case 'pause':
      return state === 'playing' ? undefined : state
    case 'resume':
      return state === 'paused' ? undefined : state
    case 'pace':
    case 'end':
      return isUnderWay(table) ? undefined : state
    case 'stand-in':
      if (seats[offered.seat]?.standIn !== undefined) return 'replaced'
      return canBeReplaced(table, offered.seat, now, goneSince) ? undefined : 'too-soon'
    case 'rematch':
      if (table.rematch !== undefined) return 'rematch'
      return state === 'over' ? undefined : state
  }
}

export function ruleAnswer(table: Table, person: string, offer: number, yes: boolean): Ruling {
  const open = table.offers.find((one) => one.offer === offer)
  if (open === undefined) return refuse('gone', 'offer')
  const seat = voters(table, open.offered).includes(person) ? seatsOf(table, person)[0] : undefined
  if (seat === undefined) return refuse('not-yours', 'seat')
  const own = open.seat === seat
  if (!own && [...open.yes, ...open.no].includes(seat)) return refuse('not-now', 'answered')
  if (own && yes) return refuse('not-now', 'answered')
  const counted: OpenOffer = yes
    ? { ...open, yes: [...open.yes, seat] }
    : { ...open, no: [...open.no, seat] }
  const lapsed = own || !canPass(table, counted)
  return {
    body: {
      kind: 'answer',
      offer,
      seat,
      yes,
      ...(yes && hasPassed(table, counted) ? { passed: true as const } : {}),
      ...(!yes && lapsed ? { lapsed: true as const } : {}),
    },
  }
}

/** The people who are asked: whoever holds a seat and is not gone; not whom somebody would stand in for. */
function voters(table: Table, offered: Proposal): string[] {
  const notAsked = offered.what === 'stand-in' ? offered.seat : undefined
  return peopleAt(table).filter(
    (person) =>
      !table.seats.some(
        (seat, index) => holds(seat, person) && (seat.gone === true || index === notAsked),
      ),
  )
}

/** Whether enough players have agreed: all of them; for a stand-in, more than half. */
const needed = (offered: Proposal, asked: number): number =>
  offered.what === 'stand-in' ? Math.floor(asked / 2) + 1 : asked

const votesOf = (table: Table, asked: readonly string[], seats: readonly number[]): number =>
  asked.filter((person) => seatsOf(table, person).some((seat) => seats.includes(seat))).length

function hasPassed(table: Table, { offered, yes }: OpenOffer): true | undefined {
  const asked = voters(table, offered)
  return votesOf(table, asked, yes) >= needed(offered, asked.length) ? true : undefined
}

function canPass(table: Table, { offered, no }: OpenOffer): boolean {
  const asked = voters(table, offered)
  return asked.length - votesOf(table, asked, no) >= needed(offered, asked.length)
}
