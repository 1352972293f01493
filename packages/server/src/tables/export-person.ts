/** Collects everything that this server keeps about one person, for their own download. */
import type { PrivateData } from '@tiletum/protocol'
import { readPrivateData } from '../chat/private-data.ts'
import type { Services } from '../services.ts'
import { recordOf } from './table-record.ts'
import { idsIn, listed } from './visibility.ts'

const STATES = ['open', 'playing', 'paused', 'over', 'abandoned'] as const
const MOST = 500
const MOST_LINES = 10_000

export interface Exported {
  readonly devices: readonly object[]
  readonly push: readonly string[]
  readonly tables: readonly ExportedTable[]
}

interface ExportedTable {
  readonly table: object
  /** The game as a record, once it has begun. */
  readonly record?: string
  readonly mine: PrivateData
  readonly said: readonly { readonly at: number; readonly text: string }[]
}

export async function exportOf(services: Services, person: string): Promise<Exported> {
  const { store } = services
  const [sessions, pushes, tables] = await Promise.all([
    store.people.sessions(person),
    store.people.pushes(person),
    store.tables.ofPerson(person, STATES, { limit: MOST }),
  ])
  const exported: ExportedTable[] = []
  // One after the other: nobody's server should stand still for it.
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const table of tables) exported.push(await tableOf(services, person, table))
  return {
    devices: sessions.map(({ device, label, created, seen }) => ({ device, label, created, seen })),
    push: pushes.map(({ endpoint }) => endpoint),
    tables: exported,
  }
}

async function tableOf(
  services: Services,
  person: string,
  stored: Parameters<typeof listed>[0],
): Promise<ExportedTable> {
  const { store, names, now, tables } = services
  const known = await names.of(idsIn(stored.summaryJson))
  const live = await tables.load(stored.id)
  const record = live === undefined ? undefined : await recordOf(services, { live, role: 'seated' })
  const lines = await store.talk.lines(stored.id, 0, MOST_LINES)
  return {
    table: listed(stored, person, known, 0, now()),
    ...(record === undefined ? {} : { record }),
    mine: await readPrivateData(store, stored.id, person),
    said: lines.filter((line) => line.person === person).map(({ at, text }) => ({ at, text })),
  }
}
