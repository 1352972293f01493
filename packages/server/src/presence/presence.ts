/**
 * Who has a page open at which table: in memory and approximate. Other processes hear which seats
 * are taken here when somebody comes and every twenty seconds; what they said counts for twice that time.
 */
import { seatsOf, TIMES } from '@tiletum/protocol'
import type { Role, Table } from '@tiletum/protocol'
import type { ServerTime } from '../clock.ts'
import type { EventBus } from '../store/event-bus.ts'
import { lruCache } from '../limits/lru-cache.ts'

export interface Visitor {
  readonly person: string
  readonly role: Role
}

export interface PresenceTracker {
  /** Returns a function to leave again. */
  enter(table: string, visitor: Visitor): () => void
  /** Calls the listener whenever a person other than a spectator comes to a table. */
  onEnter(listener: (table: string) => void): void
  /** Everybody here but those who only watch. */
  here(table: string): readonly string[]
  watchers(table: string): number
  /** When a person's last page at the table was closed, as far as it is known; undefined while one is open. */
  goneSince(table: string, person: string): number | undefined
  /** A page of the person's is in view just now. */
  see(person: string): void
  /** Whether one was of late, as far as this process knows. */
  hasVisiblePage(person: string): boolean
  /** Whether a person has any page open, at any table. */
  hasOpenPage(person: string): boolean
  /** Tells other processes of a table's seats that are here; to be called now and then. */
  broadcastPresence(id: string, table: Table): void
  /** Receives who is present in other processes and calls `news` for new people. Returns a function that stops it. */
  onRemotePresence(id: string, table: () => Table, news: () => void): () => void
}

const MOST_REMEMBERED = 20_000

export function createPresence(
  bus: EventBus,
  { now, elapsed }: Pick<ServerTime, 'now' | 'elapsed'>,
): PresenceTracker {
  const rooms = new Map<string, Set<Visitor>>()
  const pages = new Map<string, number>()
  /** By table and person: when they left, or were heard of elsewhere, in the process' own time. */
  const left = lruCache<string, number>(MOST_REMEMBERED)
  const elsewhere = lruCache<string, number>(MOST_REMEMBERED)
  const seen = lruCache<string, number>(MOST_REMEMBERED)
  const began = elapsed()
  const listeners: ((table: string) => void)[] = []
  const keyOf = (table: string, person: string): string => `${table} ${person}`

  const isElsewhere = (table: string, person: string): boolean =>
    elapsed() - (elsewhere.peek(keyOf(table, person)) ?? -Infinity) < 2 * TIMES.ping

  function isHere(table: string, person: string): boolean {
    for (const visitor of rooms.get(table) ?? []) if (visitor.person === person) return true
    return false
  }

  return {
    enter(table, visitor) {
      const room = rooms.get(table) ?? new Set<Visitor>()
      rooms.set(table, room.add(visitor))
      pages.set(visitor.person, (pages.get(visitor.person) ?? 0) + 1)
      if (visitor.role !== 'watcher') for (const listener of listeners) listener(table)
      return () => {
        if (!room.delete(visitor)) return
        if (room.size === 0) rooms.delete(table)
        left.set(keyOf(table, visitor.person), elapsed())
        const still = (pages.get(visitor.person) ?? 1) - 1
        if (still > 0) pages.set(visitor.person, still)
        else pages.delete(visitor.person)
      }
    },
    onEnter: (listener) => void listeners.push(listener),
    here(table) {
      const room = [...(rooms.get(table) ?? [])]
      return [...new Set(room.filter(({ role }) => role !== 'watcher').map(({ person }) => person))]
    },
    watchers(table) {
      const room = [...(rooms.get(table) ?? [])].filter(({ role }) => role === 'watcher')
      return new Set(room.map(({ person }) => person)).size
    },
    goneSince(table, person) {
      if (isHere(table, person) || isElsewhere(table, person)) return undefined
      const key = keyOf(table, person)
      const since = Math.max(left.peek(key) ?? began, elsewhere.peek(key) ?? began)
      return now() - Math.round(elapsed() - since)
    },
    see: (person) => seen.set(person, elapsed()),
    hasVisiblePage: (person) => elapsed() - (seen.peek(person) ?? -Infinity) < TIMES.ping * 1.5,
    hasOpenPage: (person) => pages.has(person),
    broadcastPresence(id, { seats }) {
      let mask = 0
      for (const [index, { holder }] of seats.entries())
        if (holder.kind === 'person' && isHere(id, holder.person)) mask |= 1 << index
      if (mask !== 0) bus.publish(`seen/${id}`, mask)
    },
    onRemotePresence: (id, table, news) =>
      bus.watch(`seen/${id}`, (mask) => {
        const at = elapsed()
        let isNew = false
        for (const [index, { holder }] of table().seats.entries()) {
          // This process receives its own events, too, and knows better who is here.
          if (holder.kind !== 'person' || (mask & (1 << index)) === 0 || isHere(id, holder.person))
            continue
          isNew ||= !isElsewhere(id, holder.person)
          elsewhere.set(keyOf(id, holder.person), at)
        }
        if (isNew) news()
      }),
  }
}

/** The role of a person at a table: by their seat, as its owner, or else by the link. */
export function roleAt(table: Table, person: string, door: Role | undefined): Role | undefined {
  if (seatsOf(table, person).length > 0 || table.owner === person) return 'seated'
  if (table.seats.some(({ holder }) => holder.kind === 'open' && holder.keptFor === person))
    return 'guest'
  if (door !== undefined) return door
  if (!table.terms.listed) return undefined
  if (table.state === 'open') return 'guest'
  return table.terms.watching.open ? 'watcher' : undefined
}
