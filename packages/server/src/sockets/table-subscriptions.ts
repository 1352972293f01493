/** The tables a socket watches: what it knows of each, and what it is sent of them. */
import { LIMITS } from '@tiletum/protocol'
import type { Role } from '@tiletum/protocol'
import type { StoredChatLine } from '../store/chat-store.ts'
import { authorize, linkRole, roleIn } from '../tables/table-access.ts'
import type { TableAccess } from '../tables/table-access.ts'
import { linesFor, wholeTable } from '../tables/table-message.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { UnreadableTable } from '../tables/live-table.ts'
import type { Services } from '../services.ts'
import { nextVisibleAt, visibleSteps } from '../tables/visibility.ts'
import type { Hub, Member } from './hub.ts'
import { frameOfParts } from './send-frames.ts'
import { stepsFrame } from './steps-frame.ts'

export interface TableSubscriptions {
  watch(table: string, after: number, key: string | undefined): Promise<void>
  unwatch(table: string): void
  access(table: string): TableAccess | undefined
  /** A request's step is told with `re`, wherever it comes from. */
  expect(request: string): void
  unexpect(request: string): void
  /** Whether that has happened; asked once. */
  hasTold(request: string): boolean
  close(): void
}

interface TableSubscription {
  live: LiveTable
  role: Role
  door: Role | undefined
  /** The secret of the link they came by. */
  key: string | undefined
  known: number
  timer: NodeJS.Timeout | undefined
  readonly stops: (() => void)[]
}

export function createTableSubscriptions(
  services: Services,
  hub: Hub,
  member: Member,
  sendFrame: (...frame: readonly Buffer[]) => void,
): TableSubscriptions {
  const { tables, store, chat, presence, now } = services
  const { person } = member
  const watched = new Map<string, TableSubscription>()
  const expected = new Set<string>()
  const told = new Set<string>()
  let closed = false

  function tell(one: TableSubscription, live: LiveTable): void {
    one.live = live
    // The role may have changed with this step.
    const role = roleIn(services, live, person, one.door)
    if (role === undefined) {
      unwatch(live.id)
      return member.send({ type: 'no', table: live.id, why: 'gone' })
    }
    one.role = role
    if (one.known > live.steps.length) return undefined
    const until = visibleSteps(live, role, now())
    const re = answeredBy(live, one.known, until)
    if (one.known < until) sendFrame(stepsFrame(live, one.known, until, re))
    one.known = Math.max(one.known, until)
    return later(one)
  }

  /** The requests of this socket that have become steps. */
  function answeredBy({ requests }: LiveTable, known: number, until: number): readonly string[] {
    if (expected.size === 0) return []
    const re = requests.slice(known, until).filter((request) => expected.delete(request))
    for (const request of re) told.add(request)
    return re
  }

  /** Schedules the next delayed step for spectators. */
  function later(one: TableSubscription): void {
    clearTimeout(one.timer)
    const at = nextVisibleAt(one.live, one.role, now())
    if (at === undefined) return
    one.timer = setTimeout(() => tell(one, one.live), at - now() + 1)
    one.timer.unref()
  }

  async function watch(table: string, after: number, key: string | undefined): Promise<void> {
    const before = watched.get(table)
    const access = await authorize(services, table, person, key).catch((error: unknown) => {
      if (error instanceof UnreadableTable) return 'unreadable' as const
      throw error
    })
    if (access === 'unreadable') return member.send({ type: 'no', table, why: access })
    const full = before === undefined && watched.size >= LIMITS.watched
    const crowded = access?.role === 'watcher' && presence.watchers(table) >= LIMITS.watchers
    if (access === undefined || full || crowded)
      return member.send({ type: 'no', table, why: access === undefined ? 'gone' : 'limit' })
    const { live, role, door } = access
    const one: TableSubscription = before ?? {
      live,
      role,
      door,
      key,
      known: 0,
      timer: undefined,
      stops: [],
    }
    Object.assign(one, { live, role }, door === undefined ? {} : { door, key })
    // The client knows more steps than exist (the database was restored): send the whole table.
    if (after === 0 || after > visibleSteps(live, role, now())) {
      const whole = await wholeTable(services, live, role, person)
      one.known = whole.steps
      sendFrame(...frameOfParts(whole.parts))
    } else one.known = after
    // The socket may have closed while the table was loading.
    if (closed) return undefined
    if (before === undefined) begin(table, one)
    tell(one, live)
    return hub.announce(table)
  }

  function begin(table: string, one: TableSubscription): void {
    watched.set(table, one)
    one.stops.push(
      tables.watch(table, (live) => tell(one, live)),
      chat.watch(table, (lines) => {
        hear(table, one, lines).catch(() => undefined)
      }),
      services.bus.watch(`door/${table}`, () => {
        knock(table, one).catch(() => undefined)
      }),
      presence.enter(table, { person, role: one.role }),
      hub.enterRoom(one.live, member, () => one.role),
    )
  }

  /** A link was made anew: whoever has no seat and came by the old one is not let in any more. */
  async function knock(table: string, one: TableSubscription): Promise<void> {
    if (one.key === undefined) return
    one.door = await linkRole(services, table, one.key)
    if (watched.get(table) === one) tell(one, one.live)
  }

  async function hear(
    table: string,
    one: TableSubscription,
    lines: readonly StoredChatLine[],
  ): Promise<void> {
    const blocked = await store.people.blocks(person)
    const shown = linesFor(one.live, one.role, lines, blocked)
    if (shown.length > 0) member.send({ type: 'said', table, lines: shown })
  }

  function unwatch(table: string): void {
    const one = watched.get(table)
    if (one === undefined) return
    watched.delete(table)
    clearTimeout(one.timer)
    for (const stop of one.stops) stop()
  }

  return {
    watch,
    unwatch,
    access(table) {
      const one = watched.get(table)
      return one === undefined ? undefined : { live: one.live, role: one.role }
    },
    expect: (request) => void expected.add(request),
    unexpect: (request) => void expected.delete(request),
    hasTold: (request) => told.delete(request),
    close() {
      closed = true
      for (const table of watched.keys()) unwatch(table)
    },
  }
}
