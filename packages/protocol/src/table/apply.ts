/** The fold: a table and its next step give the next table. Steps were checked when they were made. */
import { stepsBackIn } from '@tiletum/engine'
import type { SeatChange, SeatPlan, TableStep, StepOf } from '../types.ts'
import { withIncrement, withElapsedTime, withSeat, withFreshClock } from './clock.ts'
import type { Holder, Seat, Table } from './table-state.ts'

/** @throws for steps that no server writes: the first must be an agreement, and no other may miss it. */
export function foldSteps(steps: readonly TableStep[]): Table {
  const table = applySteps(undefined, steps)
  if (table === undefined) throw new Error('A table begins with an agreement')
  return table
}

export function applySteps(
  table: Table | undefined,
  steps: readonly TableStep[],
): Table | undefined {
  let now = table
  for (const step of steps) now = applyStep(now, step)
  return now
}

export function applyStep(table: Table | undefined, step: TableStep): Table {
  if (table === undefined) {
    if (step.kind !== 'agree') throw new Error('A table begins with an agreement')
    return founded(step)
  }
  const counted = { ...changed(table, step), steps: table.steps + 1, updated: step.at }
  return counted
}

function changed(table: Table, step: TableStep): Table {
  switch (step.kind) {
    case 'agree':
      return agreedAnew(table, step)
    case 'seat':
      return seatChanged(table, step.change, step.at)
    case 'start':
      return started(table, step)
    case 'play':
      return withoutTakeBacks(played(table, step.entries, step.awaits, step.at))
    case 'offer':
      return offerMade(table, step)
    case 'answer':
      return answered(table, step)
    case 'clock':
      return clockChanged(table, step)
    case 'mark':
      return marked(table, step)
    case 'end':
      return ended(table, step)
  }
}

const holderIn = (plan: SeatPlan): Holder => {
  switch (plan.for) {
    case 'anybody':
      return { kind: 'open' }
    case 'person':
      return { kind: 'open', keptFor: plan.person }
    case 'computer':
      return { kind: 'computer', level: plan.level }
  }
}

const emptySeat = (plan: SeatPlan): Seat => ({
  colour: plan.colour,
  holder: holderIn(plan),
  ready: false,
  resting: false,
  flagged: false,
  awayUntil: 0,
})

function founded(step: StepOf<'agree'>): Table {
  const { terms, rules, commit, opening = [], from, at, by } = step
  return {
    terms,
    rules,
    ...(commit === undefined ? {} : { commit }),
    opening,
    ...(from === undefined ? {} : { from }),
    owner: by,
    pace: terms.pace,
    state: 'open',
    seats: terms.seats.map(emptySeat),
    steps: 1,
    entries: opening.length,
    line: lineAfter(0, opening),
    undoFloor: 0,
    undos: 0,
    awaits: -1,
    clockFrom: at,
    awaitsSince: at,
    chatOpen: true,
    marks: {},
    offers: [],
    nextOffer: 0,
    created: at,
    updated: at,
  }
}

/** New terms: players keep their seats unless a computer takes them, and must confirm again. */
function agreedAnew(table: Table, { terms, rules }: StepOf<'agree'>): Table {
  const seats = terms.seats.map((plan, index): Seat => {
    const before = table.seats[index]
    const seat = emptySeat(plan)
    return plan.for !== 'computer' && before?.holder.kind === 'person'
      ? { ...seat, holder: before.holder }
      : seat
  })
  const { edition } = table.terms
  const kept = edition === undefined ? terms : { ...terms, edition }
  return { ...uncalled(table), terms: kept, rules, pace: terms.pace, seats }
}

/** Something changed in the lobby: a start that was called is off. */
function uncalled(table: Table): Table {
  const { calledUntil: _called, ...rest } = table
  return rest
}

function seatChanged(table: Table, change: SeatChange, at: number): Table {
  if (change.do === 'call') return { ...table, calledUntil: change.until }
  if (change.do === 'chat') return { ...table, chatOpen: change.open }
  const seat = table.seats[change.seat]
  if (seat === undefined) return table
  const put = (next: Seat, on: Table = table): Table => withSeat(on, change.seat, next)
  switch (change.do) {
    case 'take':
      return put(
        { ...unready(seat), holder: { kind: 'person', person: change.person } },
        uncalled(table),
      )
    case 'leave':
    case 'open':
      return put({ ...unready(seat), holder: { kind: 'open' } }, uncalled(table))
    case 'computer':
      return put(
        { ...withoutStandIn(unready(seat)), holder: { kind: 'computer', level: change.level } },
        otherDecider(uncalled(table), change.seat, at),
      )
    case 'colour':
      return recoloured(table, change.seat, change.colour)
    case 'ready': {
      const { entropy } = change
      return put({
        ...unready(seat),
        ready: true,
        ...(entropy === undefined ? {} : { entropyHash: entropy }),
      })
    }
    case 'wait':
      return put(unready(seat), uncalled(table))
    case 'reveal':
      return put({ ...seat, entropy: change.entropy })
    case 'hand-over':
      return put(
        { ...withoutStandIn(seat), holder: { kind: 'person', person: change.person } },
        otherDecider(table, change.seat, at),
      )
    case 'stand-in':
      return put(
        { ...seat, standIn: change.by, resting: false },
        otherDecider(table, change.seat, at),
      )
    case 'return':
      return put({ ...withoutStandIn(seat), flagged: false }, otherDecider(table, change.seat, at))
    case 'gone': {
      // Charge the clock before the holiday is cleared, so that holiday time is not charged.
      const timed = withElapsedTime(table, at)
      const left = timed.seats[change.seat] ?? seat
      return put({ ...left, gone: true, awayUntil: 0 }, timed)
    }
    case 'rest':
      return put({ ...seat, resting: true })
    case 'wake':
      return put({ ...seat, resting: false })
  }
}

/** Each colour is there once: two seats change theirs. */
function recoloured(table: Table, index: number, colour: Seat['colour']): Table {
  const before = table.seats[index]?.colour ?? colour
  return {
    ...table,
    seats: table.seats.map((seat, at) => {
      if (at === index) return { ...seat, colour }
      return seat.colour === colour ? { ...seat, colour: before } : seat
    }),
  }
}

function unready(seat: Seat): Seat {
  const { entropyHash: _hash, entropy: _entropy, ...rest } = seat
  return { ...rest, ready: false }
}

function withoutStandIn(seat: Seat): Seat {
  const { standIn: _standIn, ...rest } = seat
  return rest
}

/** A new player decides for the seat, so earlier decisions can no longer be taken back without agreement. */
const otherDecider = (table: Table, seat: number, at: number): Table => ({
  ...table,
  undoFloor: table.line,
  awaitsSince: table.awaits === seat ? at : table.awaitsSince,
})

function started(table: Table, step: StepOf<'start'>): Table {
  const { pace } = table
  const seats = table.seats.map((seat) => withFreshClock(seat, pace))
  const { entropy } = step
  const playing: Table = { ...uncalled(table), entropy, seats, state: 'playing', offers: [] }
  return played(playing, step.entries, step.awaits, step.at)
}

function lineAfter(line: number, entries: readonly string[]): number {
  let length = line
  for (const entry of entries) {
    const back = stepsBackIn(entry)
    length = back === 0 ? length + 1 : Math.max(0, length - back)
  }
  return length
}

function played(table: Table, entries: readonly string[], awaits: number, at: number): Table {
  const timed = withElapsedTime(table, at)
  const before = timed.seats[timed.awaits]
  const line = lineAfter(timed.line, entries)
  const now: Table = {
    ...timed,
    entries: timed.entries + entries.length,
    line,
    undoFloor: Math.min(timed.undoFloor, line),
    undos: timed.undos + entries.filter((entry) => stepsBackIn(entry) > 0).length,
    awaits,
  }
  if (awaits === timed.awaits) return now
  const turned = { ...now, undos: 0, awaitsSince: at }
  return before === undefined
    ? turned
    : withSeat(turned, timed.awaits, withIncrement(before, timed.pace))
}

/** A take-back counts from the end of the line it was offered at. */
const withoutTakeBacks = (table: Table): Table =>
  table.offers.length === 0
    ? table
    : { ...table, offers: table.offers.filter(({ offered }) => offered.what !== 'take-back') }

function offerMade(table: Table, step: StepOf<'offer'>): Table {
  const { offer, seat, offered, passed, at } = step
  const next = { ...table, nextOffer: offer + 1 }
  if (offered.what === 'rematch') return { ...next, rematch: offered.table }
  if (passed === true)
    return agreedTo(next, { offer, seat, offered, yes: [seat], no: [] }, step, at)
  return { ...next, offers: [...next.offers, { offer, seat, offered, yes: [seat], no: [] }] }
}

function answered(table: Table, step: StepOf<'answer'>): Table {
  const { offer, seat, yes, passed, lapsed, at } = step
  const open = table.offers.find((one) => one.offer === offer)
  if (open === undefined) return table
  const others = table.offers.filter((one) => one !== open)
  if (lapsed === true) return { ...table, offers: others }
  if (passed === true) return agreedTo({ ...table, offers: others }, open, step, at)
  const counted = yes ? { ...open, yes: [...open.yes, seat] } : { ...open, no: [...open.no, seat] }
  return { ...table, offers: table.offers.map((one) => (one === open ? counted : one)) }
}

function agreedTo(
  table: Table,
  { offered }: Table['offers'][number],
  step: StepOf<'offer'> | StepOf<'answer'>,
  at: number,
): Table {
  switch (offered.what) {
    case 'take-back': {
      const { entries = [], awaits = table.awaits } = step
      const back = played(table, entries, awaits, at)
      return withoutTakeBacks({ ...back, undoFloor: back.line, undos: 0 })
    }
    case 'pause':
      return { ...withElapsedTime(table, at), state: 'paused' }
    case 'resume':
      return { ...table, state: 'playing', clockFrom: at, awaitsSince: at }
    case 'pace': {
      const { pace } = offered
      return {
        ...table,
        pace,
        clockFrom: at,
        seats: table.seats.map((seat) => withFreshClock(seat, pace)),
      }
    }
    case 'stand-in':
      return seatChanged(table, { do: 'stand-in', seat: offered.seat, by: offered.by }, at)
    case 'end':
      return { ...table, endAgreed: true }
    case 'rematch':
      return table
  }
}

function clockChanged(table: Table, { change, at }: StepOf<'clock'>): Table {
  if (change.do === 'resume') {
    const { ended: _ended, ...rest } = table
    return { ...rest, state: 'playing', clockFrom: at, awaitsSince: at }
  }
  if (change.do === 'skip') {
    const counted = withElapsedTime(table, Math.max(table.clockFrom, change.from))
    return { ...counted, clockFrom: change.to }
  }
  const timed = withElapsedTime(table, at)
  const seat = timed.seats[change.seat]
  if (seat === undefined) return timed
  return change.do === 'flag'
    ? withSeat(timed, change.seat, { ...seat, flagged: true })
    : withSeat(timed, change.seat, { ...seat, awayUntil: change.until })
}

function marked(table: Table, { marks }: StepOf<'mark'>): Table {
  const all = Object.entries({ ...table.marks, ...marks })
  return { ...table, marks: Object.fromEntries(all.filter(([, value]) => value > 0)) }
}

function ended(table: Table, { how, seat, seed, at }: StepOf<'end'>): Table {
  return {
    ...withElapsedTime(table, at),
    state: how === 'abandoned' ? 'abandoned' : 'over',
    ended: {
      how,
      ...(seat === undefined ? {} : { seat }),
      ...(seed === undefined ? {} : { seed }),
    },
    offers: [],
  }
}
