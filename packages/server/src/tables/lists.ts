/** Tables in the lists of somebody who is not at them. */
import { seatsOf } from '@tiletum/protocol'
import type { TableState } from '@tiletum/protocol'
import type { StoredTable } from '../store/store.ts'
import { derivedOf } from './derived.ts'
import type { StoredSummary } from './derived.ts'
import { UnreadableTable } from './held.ts'
import type { House } from './house.ts'
import { seenBy } from './views.ts'

/** Returns stored tables as the person may know them: delayed ones as spectators see them now. */
export async function listedFor(
  house: House,
  stored: readonly StoredTable[],
  person: string,
  states: readonly TableState[],
): Promise<readonly StoredTable[]> {
  const seen = await Promise.all(stored.map((table) => asSeen(house, table, person)))
  return seen.filter(
    (table) => table !== undefined && states.includes(table.state),
  ) as StoredTable[]
}

function ifUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableTable)) throw error
}

async function asSeen(
  { tables, games, now }: House,
  stored: StoredTable,
  person: string,
): Promise<StoredTable | undefined> {
  const { delay, seats } = JSON.parse(stored.summaryJson) as StoredSummary
  const isMine = stored.owner === person || seats.some((seat) => seat.person === person)
  if (isMine || delay === 0 || stored.state === 'open' || stored.state === 'over') return stored
  const held = await tables.load(stored.id).catch(ifUnreadable)
  if (held === undefined) return undefined
  if (seatsOf(held.table, person).length > 0) return stored
  // The stored row may tell of a step that this process has not heard of yet.
  const { table, match } = seenBy(games, held, 'watcher', now())
  return { ...stored, ...derivedOf(table, false, match), updated: table.updated }
}
