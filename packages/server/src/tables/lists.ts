/** Tables in the lists of somebody who is not at them. */
import { seatsOf } from '@tiletum/protocol'
import type { TableState } from '@tiletum/protocol'
import type { StoredTable } from '../store/server-store.ts'
import { projectTable } from './table-projection.ts'
import type { StoredSummary } from './table-projection.ts'
import { UnreadableTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { seenBy } from './visibility.ts'

/** Returns stored tables as the person may know them: delayed ones as spectators see them now. */
export async function listedFor(
  services: Services,
  stored: readonly StoredTable[],
  person: string,
  states: readonly TableState[],
): Promise<readonly StoredTable[]> {
  const seen = await Promise.all(stored.map((table) => asSeen(services, table, person)))
  return seen.filter(
    (table) => table !== undefined && states.includes(table.state),
  ) as StoredTable[]
}

function ifUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableTable)) throw error
}

async function asSeen(
  { tables, games, now }: Services,
  stored: StoredTable,
  person: string,
): Promise<StoredTable | undefined> {
  const { delay, seats } = JSON.parse(stored.summaryJson) as StoredSummary
  const isMine = stored.owner === person || seats.some((seat) => seat.person === person)
  if (isMine || delay === 0 || stored.state === 'open' || stored.state === 'over') return stored
  const live = await tables.load(stored.id).catch(ifUnreadable)
  if (live === undefined) return undefined
  if (seatsOf(live.table, person).length > 0) return stored
  // The stored row may tell of a step that this process has not heard of yet.
  const { table, match } = seenBy(games, live, 'watcher', now())
  return { ...stored, ...projectTable(table, false, match), updated: table.updated }
}
