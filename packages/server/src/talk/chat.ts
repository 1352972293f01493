/** What is said at tables. Lines have numbers; who is told of a bell asks for what is new. */
import { LIMITS, tidyText } from '@tiletum/protocol'
import type { Room } from '@tiletum/protocol'
import type { ServerTime } from '../clock.ts'
import { rate } from '../limits/rate.ts'
import type { Bell } from '../store/bell.ts'
import type { ServerStore } from '../store/store.ts'
import type { StoredChatLine } from '../store/talk.ts'
import type { Fault } from '../tables/prepare.ts'

export const AUDIENCES = { table: 'seats', watchers: 'watchers' } as const

const MINUTE = 60_000
/** So many lines come with a table, and with a report. */
const RECENT = 50

export interface Chat {
  say(table: string, line: NewLine): Promise<{ readonly lines: readonly StoredChatLine[] } | Fault>
  recent(table: string, rooms: readonly Room[]): Promise<readonly StoredChatLine[]>
  /** Is told of new lines, whoever's process took them. */
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
  bell: Bell,
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
      bell.ring(`chat/${table}`, n + 1)
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
      return bell.watch(`chat/${table}`, (n) => {
        reading = reading.then(() => read(n)).catch(() => undefined)
      })
    },
  }
}
