/** Computes the columns of a table that the store's queries need, and its row in lists. */
import { scores, seatsIn } from '@tiletum/engine'
import type { Match } from '@tiletum/engine'
import { deciderOf, dueOf, peopleAt, TIMES } from '@tiletum/protocol'
import type { Table, TableSummary } from '@tiletum/protocol'
import type { TableProjection, SeatHolder } from '../store/server-store.ts'

/** A summary as it is stored: people by their ids, for names change. */
export interface StoredSummary extends Omit<
  TableSummary,
  'id' | 'seats' | 'yours' | 'unread' | 'expires'
> {
  readonly seats: readonly {
    readonly colour: string
    readonly person?: string
    /** An open seat that is this person's to take. */
    readonly keptFor?: string
    readonly level?: string
  }[]
  /** By which spectators see everything later. */
  readonly delay: number
}

/** The game as it stands, for its result. */
type Position = Pick<Match, 'game' | 'state'>

function resultOf({ ended, state }: Table, position: Position | undefined): TableSummary['result'] {
  if (ended === undefined || state !== 'over' || position === undefined) return undefined
  const { game, state: last } = position
  const all = game.standings(last)
  // A player who conceded comes last, however many points they have.
  const fallen = ended.how === 'conceded' ? ended.seat : undefined
  const standings = [
    ...all.filter((seat) => seat !== fallen),
    ...all.filter((seat) => seat === fallen),
  ]
  return {
    how: ended.how,
    points: [...scores(last)],
    places: seatsIn(last).map((seat) => standings.indexOf(seat) + 1),
  }
}

function summaryOf(table: Table, position?: Position): StoredSummary {
  const result = resultOf(table, position)
  const { terms, state, pace, seats, awaits, steps, updated } = table
  const due = dueOf(table)
  return {
    kind: terms.kind,
    ...(terms.title === undefined ? {} : { title: terms.title }),
    state,
    modules: terms.config.modules,
    pace,
    seats: seats.map(({ colour, holder }) => ({
      colour,
      ...(holder.kind === 'person' ? { person: holder.person } : {}),
      ...(holder.kind === 'open' && holder.keptFor !== undefined
        ? { keptFor: holder.keptFor }
        : {}),
      ...(holder.kind === 'computer' ? { level: holder.level } : {}),
    })),
    awaits,
    ...(due === undefined ? {} : { due }),
    steps,
    updated,
    delay: terms.watching.delay,
    ...(result === undefined ? {} : { result }),
  }
}

export function projectTable(
  table: Table,
  seatsChanged: boolean,
  position?: Position,
): TableProjection {
  const due = nextCheckAt(table)
  return {
    state: table.state,
    listed: table.terms.listed,
    rules: table.rules,
    awaiting: awaitedPeople(table),
    ...(due === undefined ? {} : { due }),
    summaryJson: JSON.stringify(summaryOf(table, position)),
    ...(seatsChanged ? { seats: holdersOf(table) } : {}),
  }
}

/** A turn's end changes clocks at the seats, but seldom who sits there: only that is stored by seat. */
export const haveSameHolders = (one: Table, other: Table): boolean =>
  one.seats.length === other.seats.length &&
  one.seats.every(({ holder }, seat) => holder === other.seats[seat]?.holder)

/** A table is also on the list of somebody whose seat is kept: a rematch is found without its link. */
const holdersOf = ({ seats }: Table): SeatHolder[] =>
  seats.flatMap(({ holder }, seat) =>
    [...personIn(holder), ...keptForIn(holder)].map((person) => ({ seat, person })),
  )

/** The people the table waits for: to decide, to answer an offer, to take a seat or to be ready. */
function awaitedPeople(table: Table): string[] {
  const { state, seats, awaits, offers } = table
  if (state === 'open') {
    const kept = seats.flatMap(({ holder }) => keptForIn(holder))
    if (seats.some(({ holder }) => holder.kind === 'open')) return [...new Set(kept)]
    return [...new Set(seats.flatMap((seat) => (seat.ready ? [] : personIn(seat.holder))))]
  }
  const answering = offers.flatMap(({ yes, no }) => {
    const done = [...yes, ...no].flatMap((index) => personIn(seats[index]?.holder))
    return peopleAt(table).filter((person) => !done.includes(person))
  })
  const decider =
    state === 'playing' && seats[awaits] !== undefined ? deciderOf(seats[awaits]) : undefined
  return [...new Set([...personIn(decider), ...answering])]
}

type Holder = Table['seats'][number]['holder']

export const keptForIn = (holder: Holder): string[] =>
  holder.kind === 'open' && holder.keptFor !== undefined ? [holder.keptFor] : []

const personIn = (holder: { kind: string; person?: string } | undefined): string[] =>
  holder?.kind === 'person' && holder.person !== undefined ? [holder.person] : []

/** When a table is cleared away, or counts as abandoned, if nothing happens at it. */
export function expiryOf({ state, updated }: Table): number | undefined {
  if (state === 'open') return updated + TIMES.openExpires
  return state === 'playing' || state === 'paused' ? updated + TIMES.playingExpires : undefined
}

/** When the server must look at a table though nobody asks. */
export function nextCheckAt(table: Table): number | undefined {
  const { state, awaits, terms, endAgreed, updated } = table
  // The step that ends it is still to come, and is made up for if this process dies before.
  const ends = endAgreed === true || (awaits < 0 && terms.kind === 'game')
  if (state === 'playing' && ends) return updated
  const times = [dueOf(table), table.calledUntil, expiryOf(table)].filter(
    (time) => time !== undefined,
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
