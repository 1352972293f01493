/**
 * One model for live and slow play: a turn has its own time, which is lost when the turn is over, and
 * beyond it a seat has a bank. Live clocks have no turn's time but an increment after each turn.
 */
import type { Pace } from '../types.ts'
import type { Seat, Table } from './table-state.ts'

const SECOND = 1000
const HOUR = 3_600_000

interface Allowance {
  readonly bank: number
  readonly turn: number
  readonly increment: number
}

export function allowanceOf(pace: Pace): Allowance | undefined {
  if (pace.pace === 'slow') return { bank: pace.bank * HOUR, turn: pace.hours * HOUR, increment: 0 }
  if (pace.clock === undefined) return undefined
  const { bank, increment } = pace.clock
  return { bank: bank * SECOND, turn: 0, increment: increment * SECOND }
}

/** The clocks of a table at its start, and after the pace was changed. */
export function withFreshClock(seat: Seat, pace: Pace): Seat {
  const allowance = allowanceOf(pace)
  const { clock: _old, ...rest } = seat
  if (allowance === undefined) return { ...rest, flagged: false }
  return { ...rest, flagged: false, clock: { bank: allowance.bank, turn: allowance.turn } }
}

/** Time that counts: while somebody is away, slow clocks stand still. */
const counted = ({ awayUntil }: Seat, pace: Pace, from: number, to: number): number =>
  Math.max(0, to - Math.max(from, pace.pace === 'slow' ? awayUntil : 0))

/** Charges the seat whose decision it is for the time until now. */
export function withElapsedTime(table: Table, now: number): Table {
  const { state, awaits, pace, clockFrom } = table
  const seat = table.seats[awaits]
  if (state !== 'playing' || seat?.clock === undefined) return { ...table, clockFrom: now }
  const spent = counted(seat, pace, clockFrom, now)
  const turn = Math.max(0, seat.clock.turn - spent)
  const bank = Math.max(0, seat.clock.bank - Math.max(0, spent - seat.clock.turn))
  return { ...withSeat(table, awaits, { ...seat, clock: { bank, turn } }), clockFrom: now }
}

/** A turn is over: its own time comes anew, and the increment is added. */
export function withIncrement(seat: Seat, pace: Pace): Seat {
  const allowance = allowanceOf(pace)
  if (allowance === undefined || seat.clock === undefined) return { ...seat, flagged: false }
  const { turn, increment } = allowance
  return { ...seat, flagged: false, clock: { bank: seat.clock.bank + increment, turn } }
}

/** When the time of the seat that is awaited runs out; undefined where no clock runs. */
export function dueOf({ state, awaits, seats, pace, clockFrom }: Table): number | undefined {
  const seat = seats[awaits]
  if (state !== 'playing' || seat?.clock === undefined || seat.flagged) return undefined
  const from = pace.pace === 'slow' ? Math.max(clockFrom, seat.awayUntil) : clockFrom
  return from + seat.clock.turn + seat.clock.bank
}

export const withSeat = (table: Table, index: number, seat: Seat): Table => ({
  ...table,
  seats: table.seats.map((one, at) => (at === index ? seat : one)),
})
