/** Turns a request into a step and the match after it, or says why it is refused. */
import { createHash } from 'node:crypto'
import {
  holds,
  LIMITS,
  ruleAnswer,
  ruleOffer,
  ruleSeat,
  ruleStart,
  hasFreeUndo,
  ruleUndo,
  seatsOf,
  seatToPlay,
  TIMES,
} from '@tiletum/protocol'
import type {
  RefusalMessage,
  Role,
  Ruling,
  SeatAct,
  StepBody,
  StepRequest,
  Table,
} from '@tiletum/protocol'
import { stepsBackIn, undoText } from '@tiletum/engine'
import type { Match } from '@tiletum/engine'
import type { TablesContext } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { playEntries, playMoves } from './play-entries.ts'
import type { PlayResult, PlayFault, TableChance } from './play-entries.ts'
import { prepareStart } from './prepare-start.ts'
import { termsFault, tidyTerms } from './check-terms.ts'

/** The person who makes the request, and their role at this table. */
export interface Actor {
  readonly person: string
  readonly role: Role
  /** A program that may play for one seat only. */
  readonly onlySeat?: number
}

export interface PreparedStep {
  readonly body: StepBody
  readonly match?: Match
}

export type RequestRefusal = Omit<RefusalMessage, 'type' | 're' | 'table'>

export type PrepareContext = Pick<TablesContext, 'games' | 'levels' | 'time' | 'goneSince'> & {
  readonly now: () => number
  /** Present wherever this table's chance is the server's. */
  readonly chance: TableChance | undefined
  readonly seed: Uint8Array | undefined
}

export function prepare(
  live: LiveTable,
  actor: Actor,
  request: StepRequest,
  circumstance: PrepareContext,
): PreparedStep | RequestRefusal {
  const { table } = live
  if (live.frozen !== undefined) return { why: 'frozen', detail: `${live.frozen}` }
  if (!givesUp(request)) {
    if (table.steps >= LIMITS.steps) return { why: 'limit', detail: 'steps' }
    if (live.bytes >= LIMITS.table) return { why: 'limit', detail: 'table' }
  }
  if (actor.onlySeat !== undefined && request.type !== 'do') return { why: 'not-yours' }
  switch (request.type) {
    case 'do':
      return table.terms.kind === 'companion'
        ? prepareEntries(live, actor, request.after, request.moves)
        : prepareMoves(live, actor, request.after, request.moves, circumstance.chance)
    case 'enter':
      return table.terms.kind === 'companion'
        ? prepareEntries(live, actor, request.after, request.entries)
        : { why: 'not-now', detail: 'companion' }
    case 'mark':
      return prepareMarks(table, actor, request.marks)
    case 'seat':
      return prepareSeatChange(live, actor, request.act, circumstance)
    case 'agree':
      return prepareTerms(table, actor, request.terms, circumstance)
    case 'start':
      return ruleStart(table, actor.person) ?? prepareCallOrStart(live, circumstance)
    case 'offer': {
      const { offered } = request
      if (seatsOf(table, actor.person).length === 0) return { why: 'not-yours', detail: 'seat' }
      if (offered.what === 'rematch' && !('table' in offered)) return { why: 'invalid' }
      const missing = offered.what === 'stand-in' ? offered.seat : undefined
      const around = circumstances(live, missing, circumstance)
      return withAgreedUndo(live, ruleOffer(table, actor.person, offered, around), circumstance)
    }
    case 'answer':
      return withAgreedUndo(
        live,
        ruleAnswer(table, actor.person, request.offer, request.yes),
        circumstance,
      )
    case 'close':
      return prepareClose(table, actor.person)
    case 'chat':
      return table.owner === actor.person
        ? { body: { kind: 'seat', change: { do: 'chat', open: request.open } } }
        : { why: 'not-yours', detail: 'owner' }
    case 'resume':
      if (seatsOf(table, actor.person).length === 0) return { why: 'not-yours', detail: 'seat' }
      return table.state === 'abandoned'
        ? { body: { kind: 'clock', change: { do: 'resume' } } }
        : { why: 'not-now', detail: table.state }
  }
}

/** However full a table is, a kept seat can be declined, a seat left, and the table closed. */
const givesUp = (request: StepRequest): boolean =>
  request.type === 'close' ||
  (request.type === 'seat' && ['decline', 'leave', 'concede'].includes(request.act.do))

function prepareMoves(
  { table, match }: LiveTable,
  { person, onlySeat }: Actor,
  after: number,
  moves: readonly string[],
  chance: TableChance | undefined,
): PreparedStep | RequestRefusal {
  if (seatsOf(table, person).length === 0) return { why: 'not-yours', detail: 'seat' }
  if (after !== table.entries) return { why: 'stale' }
  if (table.state !== 'playing' || match === undefined || chance === undefined)
    return { why: 'not-now', detail: table.state }
  const own = seatsOf(table, person)[0]
  // In a sandbox the last move of the game can be undone, too.
  const seat = seatToPlay(table, person) ?? (hasFreeUndo(table) ? own : undefined)
  if (seat === undefined || (onlySeat !== undefined && onlySeat !== seat))
    return { why: 'not-yours', detail: 'turn' }
  return movingAt(table, match, seat, moves, chance)
}

/** The same for a seat whose decision it is, whoever decides for it. */
export function movingAt(
  table: Table,
  match: Match,
  seat: number,
  moves: readonly string[],
  chance: TableChance,
): PreparedStep | RequestRefusal {
  const plain = moves.map((move) => move.trim().split(/\s+/).join(' '))
  const back = plain.map(stepsBackIn).find((steps) => steps > 0)
  if (back !== undefined) {
    if (moves.length > 1) return { why: 'not-now', detail: 'undo-alone' }
    const refusal = ruleUndo(table, seat, back)
    if (refusal !== undefined) return refusal
  }
  return playedBy(seat, playMoves(match, seat, plain, chance))
}

const isAround = (table: Table, person: string, role: Role): boolean =>
  seatsOf(table, person).length > 0 || role === 'guest'

/** Notes of several people stand beside each other: none is ever stale. */
function prepareMarks(
  table: Table,
  { person, role }: Actor,
  marks: Table['marks'],
): PreparedStep | RequestRefusal {
  if (table.terms.kind !== 'companion') return { why: 'not-now', detail: 'companion' }
  if (!isAround(table, person, role)) return { why: 'not-yours', detail: 'seat' }
  if (Object.keys({ ...table.marks, ...marks }).length > LIMITS.marks)
    return { why: 'limit', detail: 'marks' }
  return { body: { kind: 'mark', marks } }
}

/** Around one box whoever was let in with the link for players may tell what happened. */
function prepareEntries(
  { table, match }: LiveTable,
  { person, role }: Actor,
  after: number,
  entries: readonly string[],
): PreparedStep | RequestRefusal {
  if (!isAround(table, person, role)) return { why: 'not-yours', detail: 'seat' }
  if (after !== table.entries) return { why: 'stale' }
  if (table.state !== 'playing' || match === undefined)
    return { why: 'not-now', detail: table.state }
  return playedBy(table.awaits, playEntries(match, entries))
}

function playedBy(seat: number, played: PlayResult | PlayFault): PreparedStep | RequestRefusal {
  if ('why' in played) return played
  const { match, entries, awaits, hash } = played
  return {
    match,
    body: {
      kind: 'play',
      seat,
      entries: [...entries],
      awaits,
      ...(hash === undefined ? {} : { hash }),
    },
  }
}

const circumstances = (
  { id, table }: LiveTable,
  seat: number | undefined,
  { now, goneSince, levels }: PrepareContext,
) => {
  const holder = seat === undefined ? undefined : table.seats[seat]?.holder
  const gone = holder?.kind === 'person' ? goneSince(id, holder.person) : undefined
  return {
    now: now(),
    level: levels[levels.length >> 1] ?? '',
    ...(gone === undefined ? {} : { goneSince: gone }),
  }
}

function prepareSeatChange(
  live: LiveTable,
  { person, role }: Actor,
  act: SeatAct,
  circumstance: PrepareContext,
): PreparedStep | RequestRefusal {
  const { table } = live
  if (act.do === 'take' && !mayJoin(table, person, role))
    return { why: 'not-yours', detail: 'link' }
  const level =
    act.do === 'computer'
      ? act.level
      : act.do === 'stand-in' && 'level' in act.by
        ? act.by.level
        : undefined
  if (level !== undefined && !circumstance.levels.includes(level))
    return { why: 'invalid', detail: 'level' }
  if (act.do === 'reveal' && sha256(act.entropy) !== table.seats[act.seat]?.entropyHash)
    return { why: 'invalid', detail: 'entropy' }
  return ruleSeat(table, person, act, circumstances(live, act.seat, circumstance))
}

/** By the link for players; at a listed table anybody; and whose seat is kept. */
function mayJoin(table: Table, person: string, role: Role): boolean {
  if (role === 'guest' || table.owner === person || table.terms.listed) return true
  return table.seats.some(({ holder }) => holder.kind === 'open' && holder.keptFor === person)
}

const sha256 = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

function prepareTerms(
  table: Table,
  { person }: Actor,
  wanted: Table['terms'],
  circumstance: PrepareContext,
): PreparedStep | RequestRefusal {
  if (table.owner !== person) return { why: 'not-yours', detail: 'owner' }
  if (table.state !== 'open') return { why: 'not-now', detail: 'started' }
  const terms = tidyTerms(wanted)
  const same = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other)
  const kept = table.terms
  if (terms.kind !== kept.kind) return { why: 'terms', detail: 'new-table' }
  if (table.opening.length > 0 && !same(terms.config, kept.config))
    return { why: 'terms', detail: 'opening' }
  const fault = termsFault(
    kept.edition === undefined ? terms : { ...terms, edition: kept.edition },
    circumstance,
  )
  if (fault !== undefined) return fault
  return { body: { kind: 'agree', terms, rules: table.rules } }
}

/** If a player has committed to a random share, the start first asks for its reveal. */
function prepareCallOrStart(
  live: LiveTable,
  circumstance: PrepareContext,
): PreparedStep | RequestRefusal {
  const promised = live.table.seats.some(({ entropyHash }) => entropyHash !== undefined)
  if (!promised) return prepareStart(live, circumstance)
  const until = circumstance.now() + TIMES.reveal
  return { body: { kind: 'seat', change: { do: 'call', until } } }
}

/** When the last player agrees to a take-back, the undo is played in the same step. */
function withAgreedUndo(
  live: LiveTable,
  ruling: Ruling,
  { chance }: PrepareContext,
): PreparedStep | RequestRefusal {
  if (!('body' in ruling)) return ruling
  const { body } = ruling
  if ((body.kind !== 'offer' && body.kind !== 'answer') || body.passed !== true) return ruling
  const offered =
    body.kind === 'offer'
      ? body.offered
      : live.table.offers.find(({ offer }) => offer === body.offer)?.offered
  if (offered?.what !== 'take-back') return ruling
  if (live.match === undefined || chance === undefined) return { why: 'not-now' }
  const played = playMoves(live.match, 'table', [undoText(offered.entries, true)], chance)
  if ('why' in played) return played
  const { match, entries, awaits } = played
  const hash = match.game.hash(match.state)
  return { match, body: { ...body, entries: [...entries], awaits, hash } }
}

function prepareClose(table: Table, person: string): PreparedStep | RequestRefusal {
  if (table.owner !== person) return { why: 'not-yours', detail: 'owner' }
  if (table.state === 'over') return { why: 'not-now', detail: 'over' }
  const alone = table.seats.every((seat) => seat.holder.kind !== 'person' || holds(seat, person))
  return table.state === 'open' || alone
    ? { body: { kind: 'end', how: 'closed' } }
    : { why: 'not-now', detail: 'others' }
}
