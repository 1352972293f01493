/** The chat of tables. Lines have numbers, so that a process that hears of a new one can read what it misses. */
import { LIMITS, tidyText } from '@tiletum/protocol'
import type { Room } from '@tiletum/protocol'
import type { ServerTime } from '../clock.ts'
import { rate } from '../limits/rate-limiter.ts'
import type { EventBus } from '../store/event-bus.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { StoredChatLine } from '../store/chat-store.ts'
import type { RequestRefusal } from '../tables/prepare-step.ts'

export const AUDIENCES = { table: 'seats', watchers: 'watchers' } as const

const MINUTE = 60_000
/** The number of lines that come with a table and with a report. */
const RECENT = 50

export interface Chat {
  say(
    table: string,
    line: NewLine,
  ): Promise<{ readonly lines: readonly StoredChatLine[] } | RequestRefusal>
  recent(table: string, rooms: readonly Room[]): Promise<readonly StoredChatLine[]>
  /** Calls the listener for new lines, of this process or another. */
  watch(table: string, heard: (lines: readonly StoredChatLine[]) => void): () => void
}

export interface NewLine {
  readonly person: string
  readonly room: Room
  readonly request: string
  readonly text: string
}

export function createChat(
  store: ServerStore,
  bus: EventBus,
  { now, elapsed }: Pick<ServerTime, 'now' | 'elapsed'>,
): Chat {
  const often = rate(LIMITS.chatPerMinute, MINUTE, elapsed)
  return {
    async say(table, { person, room, request, text }) {
      const tidied = tidyText(text, LIMITS.chat)
      if (tidied === '') return { why: 'invalid', detail: 'text' }
      if (!often.allows(`${table} ${person}`)) return { why: 'limit', detail: 'chat' }
      const n = await store.talk.say({
        table,
        person,
        at: now(),
        audience: AUDIENCES[room],
        request,
        text: tidied,
      })
      bus.publish(`chat/${table}`, n + 1)
      const lines = await store.talk.lines(table, n, RECENT)
      return { lines: lines.filter((line) => line.n === n) }
    },
    recent(table, rooms) {
      const [room, ...others] = rooms
      const only = room === undefined || others.length > 0 ? undefined : AUDIENCES[room]
      return store.talk.lines(table, 0, RECENT, only)
    },
    watch(table, heard) {
      let known = 0
      async function begin(): Promise<void> {
        known = (await store.tables.heads([table]))[0]?.chat ?? 0
      }
      let reading = begin().catch(() => undefined)
      async function read(n: number): Promise<void> {
        if (n <= known) return
        const lines = await store.talk.lines(table, known, RECENT)
        known = Math.max(n, ...lines.map((line) => line.n + 1))
        if (lines.length > 0) heard(lines)
      }
      return bus.watch(`chat/${table}`, (n) => {
        reading = reading.then(() => read(n)).catch(() => undefined)
      })
    },
  }
}
