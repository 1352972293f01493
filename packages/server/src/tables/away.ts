/** Somebody is away: slow clocks of their seats stand still until then. */
import { holds, newRequestId } from '@tiletum/protocol'
import type { House } from './house.ts'

export async function goAway(house: House, person: string, until: number): Promise<void> {
  const { store, tables } = house
  const playing = await store.tables.ofPerson(person, ['playing', 'paused'], { limit: 100 })
  for (const { id } of playing) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const held = await tables.load(id)
    for (const [seat, one] of held?.table.seats.entries() ?? [])
      if (holds(one, person) && one.awayUntil !== until)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await tables.act(id, newRequestId(), ({ table }) =>
          table.state === 'playing' || table.state === 'paused'
            ? { kind: 'clock', change: { do: 'away', seat, until } }
            : undefined,
        )
  }
}
