/** The tables a socket watches: what it knows of each, and what it is sent of them. */
import { LIMITS } from '@tiletum/protocol'
import type { Role } from '@tiletum/protocol'
import type { StoredChatLine } from '../store/talk.ts'
import { admit, doorOf, roleIn } from '../tables/access.ts'
import type { Admitted } from '../tables/access.ts'
import { linesFor, wholeTable } from '../tables/heads.ts'
import type { Held } from '../tables/held.ts'
import { UnreadableTable } from '../tables/held.ts'
import type { House } from '../tables/house.ts'
import { nextVisibleAt, visibleSteps } from '../tables/views.ts'
import type { Hub, Member } from './hub.ts'
import { frameOfParts } from './sending.ts'
import { stepsFrame } from './steps-frame.ts'

export interface Watching {
  watch(table: string, after: number, key: string | undefined): Promise<void>
  unwatch(table: string): void
  admitted(table: string): Admitted | undefined
  /** A request's step is told with `re`, wherever it comes from. */
  expect(request: string): void
  unexpect(request: string): void
  /** Whether that has happened; asked once. */
  hasTold(request: string): boolean
  close(): void
}

interface Watched {
  held: Held
  role: Role
  door: Role | undefined
  /** The secret of the link they came by. */
  key: string | undefined
  known: number
  timer: NodeJS.Timeout | undefined
  readonly stops: (() => void)[]
}

export function createWatching(
  house: House,
  hub: Hub,
  member: Member,
  sendFrame: (...frame: readonly Buffer[]) => void,
): Watching {
  const { tables, store, chat, presence, now } = house
  const { person } = member
  const watched = new Map<string, Watched>()
  const expected = new Set<string>()
  const told = new Set<string>()
  let closed = false

  function tell(one: Watched, held: Held): void {
    one.held = held
    // Whoever sat down, was handed a seat or lost one sees the table with other eyes.
    const role = roleIn(house, held, person, one.door)
    if (role === undefined) {
      unwatch(held.id)
      return member.send({ type: 'no', table: held.id, why: 'gone' })
    }
    one.role = role
    if (one.known > held.steps.length) return undefined
    const until = visibleSteps(held, role, now())
    const re = answeredBy(held, one.known, until)
    if (one.known < until) sendFrame(stepsFrame(held, one.known, until, re))
    one.known = Math.max(one.known, until)
    return later(one)
  }

  /** The requests of this socket that have become steps. */
  function answeredBy({ requests }: Held, known: number, until: number): readonly string[] {
    if (expected.size === 0) return []
    const re = requests.slice(known, until).filter((request) => expected.delete(request))
    for (const request of re) told.add(request)
    return re
  }

  /** What is held back from spectators comes when its time has come. */
  function later(one: Watched): void {
    clearTimeout(one.timer)
    const at = nextVisibleAt(one.held, one.role, now())
    if (at === undefined) return
    one.timer = setTimeout(() => tell(one, one.held), at - now() + 1)
    one.timer.unref()
  }

  async function watch(table: string, after: number, key: string | undefined): Promise<void> {
    const before = watched.get(table)
    const admitted = await admit(house, table, person, key).catch((error: unknown) => {
      if (error instanceof UnreadableTable) return 'unreadable' as const
      throw error
    })
    if (admitted === 'unreadable') return member.send({ type: 'no', table, why: admitted })
    const full = before === undefined && watched.size >= LIMITS.watched
    const crowded = admitted?.role === 'watcher' && presence.watchers(table) >= LIMITS.watchers
    if (admitted === undefined || full || crowded)
      return member.send({ type: 'no', table, why: admitted === undefined ? 'gone' : 'limit' })
    const { held, role, door } = admitted
    const one: Watched = before ?? {
      held,
      role,
      door,
      key,
      known: 0,
      timer: undefined,
      stops: [],
    }
    Object.assign(one, { held, role }, door === undefined ? {} : { door, key })
    // Who knows more than there is to see comes from another time of this server, and begins anew.
    if (after === 0 || after > visibleSteps(held, role, now())) {
      const whole = await wholeTable(house, held, role, person)
      one.known = whole.steps
      sendFrame(...frameOfParts(whole.parts))
    } else one.known = after
    // Whoever left while the table was looked up must not stay in its room.
    if (closed) return undefined
    if (before === undefined) begin(table, one)
    tell(one, held)
    return hub.announce(table)
  }

  function begin(table: string, one: Watched): void {
    watched.set(table, one)
    one.stops.push(
      tables.watch(table, (held) => tell(one, held)),
      chat.watch(table, (lines) => {
        hear(table, one, lines).catch(() => undefined)
      }),
      house.bell.watch(`door/${table}`, () => {
        knock(table, one).catch(() => undefined)
      }),
      presence.enter(table, { person, role: one.role }),
      hub.enterRoom(one.held, member, () => one.role),
    )
  }

  /** A link was made anew: whoever has no seat and came by the old one is not let in any more. */
  async function knock(table: string, one: Watched): Promise<void> {
    if (one.key === undefined) return
    one.door = await doorOf(house, table, one.key)
    if (watched.get(table) === one) tell(one, one.held)
  }

  async function hear(
    table: string,
    one: Watched,
    lines: readonly StoredChatLine[],
  ): Promise<void> {
    const blocked = await store.people.blocks(person)
    const shown = linesFor(one.held, one.role, lines, blocked)
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
    admitted(table) {
      const one = watched.get(table)
      return one === undefined ? undefined : { held: one.held, role: one.role }
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
