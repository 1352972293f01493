/** Rules for what a person may do at a seat. */
import type { SeatAct, SeatChange } from '../types.ts'
import { canBeReplaced } from './replaceable-seat.ts'
import { refuse } from './ruling.ts'
import type { RulingContext, Ruling } from './ruling.ts'
import { decides, holds, peopleAt, seatsOf } from './table-state.ts'
import type { Seat, Table } from './table-state.ts'

const changing = (change: SeatChange): Ruling => ({ body: { kind: 'seat', change } })

export function ruleSeat(
  table: Table,
  person: string,
  act: SeatAct,
  context: RulingContext,
): Ruling {
  const seat = table.seats[act.seat]
  if (seat === undefined) return refuse('gone', 'seat')
  switch (act.do) {
    case 'take':
    case 'leave':
    case 'decline':
    case 'open':
    case 'colour':
    case 'computer':
    case 'ready':
    case 'wait':
    case 'reveal':
      return table.state === 'open'
        ? inLobby(table, person, act, seat)
        : refuse('not-now', 'started')
    case 'hand-over':
    case 'stand-in':
    case 'return':
    case 'wake':
    case 'concede':
      return isUnderWay(table) || (table.state === 'open' && act.do === 'hand-over')
        ? inGame(table, person, act, seat, context)
        : refuse('not-now', table.state)
  }
}

export const isUnderWay = ({ state }: Table): boolean => state === 'playing' || state === 'paused'

/** Whether a person may have only one seat. At a companion or trial table they may have any number. */
const oneSeatEach = ({ terms }: Table): boolean => terms.kind === 'game'

type LobbyAct = Extract<
  SeatAct,
  {
    do: 'take' | 'leave' | 'decline' | 'open' | 'colour' | 'computer' | 'ready' | 'wait' | 'reveal'
  }
>

function inLobby(table: Table, person: string, act: LobbyAct, seat: Seat): Ruling {
  switch (act.do) {
    case 'take':
      if (seat.holder.kind !== 'open') return refuse('not-yours', 'taken')
      if (seat.holder.keptFor !== undefined && seat.holder.keptFor !== person)
        return refuse('not-yours', 'kept')
      if (oneSeatEach(table) && seatsOf(table, person).length > 0)
        return refuse('not-now', 'seated')
      return changing({ ...act, person })
    case 'decline':
      return seat.holder.kind === 'open' && seat.holder.keptFor === person
        ? changing({ do: 'open', seat: act.seat })
        : refuse('not-yours', 'seat')
    case 'open':
    case 'computer':
      if (table.owner !== person) return refuse('not-yours', 'owner')
      return changing(act)
    case 'colour':
      if (!holds(seat, person)) return refuse('not-yours', 'seat')
      return isColourFree(table, act.colour, act.seat)
        ? changing(act)
        : refuse('not-yours', 'taken')
    case 'leave':
    case 'ready':
    case 'wait':
      return holds(seat, person) ? changing(act) : refuse('not-yours', 'seat')
    case 'reveal':
      if (!holds(seat, person)) return refuse('not-yours', 'seat')
      if (table.calledUntil === undefined) return refuse('not-now', 'not-called')
      if (seat.entropyHash === undefined || seat.entropy !== undefined)
        return refuse('not-now', 'nothing-to-reveal')
      return changing(act)
  }
}

/** Whether no person has a colour. Open seats and computer players give theirs up. */
export const isColourFree = ({ seats }: Table, colour: Seat['colour'], but: number): boolean =>
  !seats.some(
    (seat, index) => index !== but && seat.colour === colour && seat.holder.kind === 'person',
  )

type GameAct = Exclude<SeatAct, LobbyAct>

function inGame(
  table: Table,
  person: string,
  act: GameAct,
  seat: Seat,
  context: RulingContext,
): Ruling {
  const own = holds(seat, person)
  switch (act.do) {
    case 'hand-over':
      if (!own) return refuse('not-yours', 'seat')
      if (act.person === person || (oneSeatEach(table) && seatsOf(table, act.person).length > 0))
        return refuse('not-now', 'seated')
      return changing(act)
    case 'stand-in':
      return mayStandIn(table, person, act.seat, context) ?? changing(act)
    case 'return':
      if (!own) return refuse('not-yours', 'seat')
      return seat.standIn === undefined ? refuse('not-now', 'not-replaced') : changing(act)
    case 'wake':
      if (seatsOf(table, person).length === 0) return refuse('not-yours', 'seat')
      return seat.resting ? changing(act) : refuse('not-now', 'awake')
    case 'concede':
      return own ? conceded(table, person, act.seat, context) : refuse('not-yours', 'seat')
  }
}

/** One's own seat at any time; another's as its owner, when its holder is missing. */
function mayStandIn(
  table: Table,
  person: string,
  index: number,
  { now, goneSince }: RulingContext,
): Ruling | undefined {
  const seat = table.seats[index]
  if (seat === undefined || seat.holder.kind !== 'person') return refuse('not-now', 'no-person')
  if (holds(seat, person)) return undefined
  if (table.owner !== person) return refuse('not-yours', 'owner')
  if (seat.standIn !== undefined) return refuse('not-now', 'replaced')
  return canBeReplaced(table, index, now, goneSince) ? undefined : refuse('not-now', 'too-soon')
}

/** Between two the game is over; where others go on together, a computer player takes the seat. */
function conceded(table: Table, person: string, seat: number, { level }: RulingContext): Ruling {
  const others = peopleAt(table).filter((one) => one !== person)
  return others.length > 0 && table.seats.length > 2
    ? changing({ do: 'computer', seat, level })
    : { body: { kind: 'end', how: 'conceded', seat } }
}

/** Whether everything is there for the start, and the person may call it. */
export function ruleStart(table: Table, person: string): Ruling | undefined {
  if (table.owner !== person) return refuse('not-yours', 'owner')
  if (table.state !== 'open') return refuse('not-now', 'started')
  if (table.calledUntil !== undefined) return refuse('not-now', 'called')
  if (table.seats.some(({ holder }) => holder.kind === 'open'))
    return refuse('not-now', 'open-seat')
  const waits = table.seats.some(({ holder, ready }) => holder.kind === 'person' && !ready)
  if (waits && table.terms.kind === 'game') return refuse('not-now', 'not-ready')
  return undefined
}

/** Own chances that were promised and not yet revealed. */
export const seatsToReveal = ({ seats }: Table): number[] =>
  seats.flatMap(({ entropyHash, entropy }, index) =>
    entropyHash !== undefined && entropy === undefined ? [index] : [],
  )

/** The seat a person plays for at this decision. */
export function seatToPlay(table: Table, person: string): number | undefined {
  const seat = table.seats[table.awaits]
  return seat !== undefined && decides(seat, person) ? table.awaits : undefined
}
