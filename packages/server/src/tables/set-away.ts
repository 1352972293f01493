/** Somebody is away: slow clocks of their seats stand still until then. */
import { holds, newRequestId } from '@tiletum/protocol'
import type { Services } from '../services.ts'

export async function setAway(services: Services, person: string, until: number): Promise<void> {
  const { store, tables } = services
  const playing = await store.tables.ofPerson(person, ['playing', 'paused'], { limit: 100 })
  for (const { id } of playing) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const live = await tables.load(id)
    for (const [seat, one] of live?.table.seats.entries() ?? [])
      if (holds(one, person) && one.awayUntil !== until)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await tables.act(id, newRequestId(), ({ table }) =>
          table.state === 'playing' || table.state === 'paused'
            ? { kind: 'clock', change: { do: 'away', seat, until } }
            : undefined,
        )
  }
}
