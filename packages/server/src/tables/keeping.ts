/** Seats that are kept for somebody: for whom they may be, and how they become free again. */
import { newRequestId } from '@tiletum/protocol'
import type { TableTerms } from '@tiletum/protocol'
import type { ServerStore } from '../store/server-store.ts'
import { keptForIn } from './table-projection.ts'
import type { Services } from '../services.ts'
import type { RequestRefusal } from './prepare-step.ts'

const MOST_OPEN = 500

/** Whether either of two people does not want to sit with the other. */
export async function areApart(
  { people }: Pick<ServerStore, 'people'>,
  one: string,
  other: string,
): Promise<boolean> {
  const [blocks, blocked] = await Promise.all([people.blocks(one), people.blocks(other)])
  return blocks.includes(other) || blocked.includes(one)
}

/** Why a table with these terms may not keep its seats, if its owner keeps them for others. */
export async function keepingFault(
  store: Pick<ServerStore, 'people'>,
  owner: string,
  { seats }: Pick<TableTerms, 'seats'>,
): Promise<RequestRefusal | undefined> {
  for (const plan of seats) {
    if (plan.for !== 'person' || plan.person === owner) continue
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if ((await store.people.read(plan.person)) === undefined)
      return { why: 'gone', detail: 'person' }
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await areApart(store, owner, plan.person)) return { why: 'not-yours', detail: 'blocked' }
  }
  return undefined
}

/** Frees the seats that somebody keeps for a person at tables that have not begun. */
export async function freeSeatsKeptBy(
  { store, tables }: Services,
  owner: string,
  person: string,
): Promise<void> {
  const open = await store.tables.ofPerson(person, ['open'], { limit: MOST_OPEN })
  for (const { id } of open.filter((table) => table.owner === owner)) {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one seat after the other
      const outcome = await tables.act(id, newRequestId(), ({ table }) => {
        const seat = table.seats.findIndex(({ holder }) => keptForIn(holder).includes(person))
        return seat < 0 || table.state !== 'open'
          ? undefined
          : { kind: 'seat', change: { do: 'open', seat } }
      })
      if ('no' in outcome) break
    }
  }
}
