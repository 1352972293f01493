/** Somebody deletes everything of theirs: no table goes on waiting for them. */
import { holds, isUnderWay, newRequestId } from '@tiletum/protocol'
import type { StepBody, Table } from '@tiletum/protocol'
import type { Page } from '../store/server-store.ts'
import { keptForIn } from './table-projection.ts'
import type { Services } from '../services.ts'

const STATES = ['open', 'playing', 'paused'] as const
const PAGE = 100

export async function leaveAllTables({ store, tables }: Services, person: string): Promise<void> {
  let after: Page['after']
  do {
    const asked = { limit: PAGE, ...(after === undefined ? {} : { after }) }
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await store.tables.ofPerson(person, STATES, asked)
    for (const { id } of page)
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      await leaveTable(id)
    after = page.length < PAGE ? undefined : page.at(-1)
  } while (after !== undefined)

  /** Each step is decided on what the one before it left. */
  async function leaveTable(id: string): Promise<void> {
    const outcome = await tables.act(id, newRequestId(), ({ table }) =>
      nextLeaveStep(table, person),
    )
    if (!('no' in outcome)) await leaveTable(id)
  }
}

/** The next thing to be noted of them at a table; undefined when there is no more. */
function nextLeaveStep(table: Table, person: string): StepBody | undefined {
  const seat = table.seats.findIndex((one) => holds(one, person) && one.gone !== true)
  if (table.state === 'open') {
    // Nobody else could start it.
    if (table.owner === person) return { kind: 'end', how: 'closed' }
    if (seat >= 0) return { kind: 'seat', change: { do: 'leave', seat } }
    const kept = table.seats.findIndex(({ holder }) => keptForIn(holder).includes(person))
    return kept < 0 ? undefined : { kind: 'seat', change: { do: 'open', seat: kept } }
  }
  return isUnderWay(table) && seat >= 0 ? { kind: 'seat', change: { do: 'gone', seat } } : undefined
}
