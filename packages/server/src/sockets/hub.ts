/** The sockets of this process: by table, by person, by address. */
import { peopleAt, REVOKED, seesLater, TIMES } from '@tiletum/protocol'
import type { Role, ServerMessage } from '@tiletum/protocol'
import { presentMessage } from '../tables/table-message.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Services } from '../services.ts'
import { idsIn, listed } from '../tables/visibility.ts'

/** The part of a socket that the hub uses. */
export interface Member {
  readonly person: string
  readonly address: string
  /** The device's session; programs with a token for one seat have none. */
  readonly tokenHash: string | undefined
  send(message: ServerMessage): void
  close(code: number, why: string): void
}

export interface Hub {
  /** Undefined where a person or an address has too many; else how to leave. */
  join(member: Member): (() => void) | undefined
  enterRoom(live: LiveTable, member: Member, role: () => Role): () => void
  /** Tells everybody at a table who is there, soon. */
  announce(table: string): void
  toPerson(person: string, message: ServerMessage, except?: Member): void
  /** Says that the server restarts, and closes all. */
  restart(): void
  readonly size: number
}

/** The pause between two refreshes of a person's list; steps in between go out together. */
const LOOKS_APART = 500
/** Arrivals and departures within this time go out in one message. */
const TOLD_WITHIN = 250
/** The store is away: so long until it is asked again who is there. */
const ASKED_AGAIN = 2_000
/** Restarted servers are not stormed at once: everybody waits a little differently. */
const RESTART_WITHIN = 3_000
const RESTARTING = 1012

interface Room {
  live: LiveTable
  readonly members: Map<Member, () => Role>
  /** The last message to spectators of a delayed table about who is at it. */
  readonly told: WeakMap<Member, string>
  readonly stop: () => void
  timer: NodeJS.Timeout | undefined
  /** The pending messages to this room, sent one after the other. */
  telling: Promise<void>
}

export function createHub(services: Services): Hub {
  const { bus, presence, store, now, tables, rates } = services
  const people = new Map<string, Set<Member>>()
  const bells = new Map<string, () => void>()
  const addresses = new Map<string, number>()
  const rooms = new Map<string, Room>()

  /** Something of theirs changed: a device was turned off, or a table waits for them. */
  async function look(person: string): Promise<void> {
    const members = [...(people.get(person) ?? [])]
    services.names.forget(person)
    const valid = await Promise.all(
      members.map(async ({ tokenHash }) =>
        tokenHash === undefined
          ? true
          : (await store.people.session(tokenHash, now())) !== undefined,
      ),
    )
    for (const [index, member] of members.entries())
      if (valid[index] === false) member.close(REVOKED, 'revoked')
    const waiting = await store.tables.awaiting(person)
    const names = await services.names.of([
      ...new Set(waiting.flatMap(({ summaryJson }) => idsIn(summaryJson))),
    ])
    for (const table of waiting) {
      const message = { type: 'turn', table: listed(table, person, names, 0, now()) } as const
      for (const member of members) member.send(message)
    }
  }

  const looking = new Map<string, { again: boolean }>()
  function lookSoon(person: string): void {
    const under = looking.get(person)
    if (under !== undefined) {
      under.again = true
      return
    }
    const one = { again: false }
    looking.set(person, one)
    const rested = (): void => {
      looking.delete(person)
      if (one.again && people.has(person)) lookSoon(person)
    }
    look(person)
      .catch(() => undefined)
      .finally(() => setTimeout(rested, LOOKS_APART).unref())
  }

  tables.onStep(({ id, table }, { kind }) => {
    if (kind === 'seat' && rooms.has(id)) presence.broadcastPresence(id, table)
    for (const person of new Set([table.owner, ...peopleAt(table)]))
      if (presence.goneSince(id, person) !== undefined) bus.publish(`person/${person}`, table.steps)
  })

  const beat = setInterval(() => {
    for (const { live } of rooms.values()) presence.broadcastPresence(live.id, live.table)
  }, TIMES.ping)
  beat.unref()

  async function tellRoom(room: Room): Promise<void> {
    room.live = (await tables.load(room.live.id)) ?? room.live
    const { live, members, told } = room
    const isLate = (role: () => Role): boolean => seesLater(live.table, role())
    const message = await presentMessage(services, live, 'seated')
    for (const [member, role] of members) if (!isLate(role)) member.send(message)
    if (![...members.values()].some(isLate)) return
    const seen = await presentMessage(services, live, 'watcher')
    const text = JSON.stringify(seen)
    for (const [member, role] of members) {
      // To be told the same again would tell that something happened.
      if (!isLate(role) || told.get(member) === text) continue
      member.send(seen)
      told.set(member, text)
    }
  }

  function announce(table: string): void {
    const room = rooms.get(table)
    if (room === undefined || room.timer !== undefined) return
    room.timer = setTimeout(() => {
      room.timer = undefined
      // One after the other: what was looked up first must not be heard last.
      room.telling = room.telling
        .then(() => tellRoom(room))
        .catch(() => void setTimeout(announce, ASKED_AGAIN, table).unref())
    }, TOLD_WITHIN)
    room.timer.unref()
  }

  return {
    join(member) {
      const { person, address } = member
      const own = people.get(person) ?? new Set<Member>()
      const here = addresses.get(address) ?? 0
      if (own.size >= rates.sockets || here >= rates.socketsOfAddress) return undefined
      people.set(person, own.add(member))
      addresses.set(address, here + 1)
      if (!bells.has(person))
        bells.set(
          person,
          bus.watch(`person/${person}`, () => lookSoon(person)),
        )
      return () => {
        if (!own.delete(member)) return
        const left = (addresses.get(address) ?? 1) - 1
        if (left > 0) addresses.set(address, left)
        else addresses.delete(address)
        if (own.size > 0) return
        people.delete(person)
        bells.get(person)?.()
        bells.delete(person)
      }
    },
    enterRoom(live, member, role) {
      const tableNow = () => rooms.get(live.id)?.live.table ?? live.table
      const room: Room = rooms.get(live.id) ?? {
        live,
        members: new Map<Member, () => Role>(),
        told: new WeakMap<Member, string>(),
        stop: presence.onRemotePresence(live.id, tableNow, () => {
          announce(live.id)
          // A process that reports a new person has just opened the table: send it who is present here.
          presence.broadcastPresence(live.id, tableNow())
        }),
        timer: undefined,
        telling: Promise.resolve(),
      }
      rooms.set(live.id, room)
      room.members.set(member, role)
      announce(live.id)
      presence.broadcastPresence(live.id, tableNow())
      return () => {
        room.members.delete(member)
        announce(live.id)
        if (room.members.size > 0) return
        clearTimeout(room.timer)
        room.stop()
        rooms.delete(live.id)
      }
    },
    announce,
    toPerson(person, message, except) {
      for (const member of people.get(person) ?? []) if (member !== except) member.send(message)
    },
    restart() {
      clearInterval(beat)
      for (const member of [...people.values()].flatMap((members) => [...members])) {
        member.send({ type: 'restart', in: Math.floor(Math.random() * RESTART_WITHIN) })
        member.close(RESTARTING, 'restart')
      }
    },
    get size() {
      let count = 0
      for (const members of people.values()) count += members.size
      return count
    },
  }
}
