/** A table's game as a record, as far as whoever asks may see it. */
import { createRecord, writeRecord } from '@tiletum/engine'
import type { Particulars } from '@tiletum/engine'
import { deciderOf } from '@tiletum/protocol'
import type { TableAccess } from './table-access.ts'
import type { LiveTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { seenBy } from './visibility.ts'

/** Undefined before the start. */
export async function recordOf(
  services: Services,
  access: Pick<TableAccess, 'live' | 'role'>,
): Promise<string | undefined> {
  const live = seenBy(services.games, access.live, access.role, services.now())
  const { table, match } = live
  if (match === undefined) return undefined
  const people = table.seats.flatMap(({ holder }) =>
    holder.kind === 'person' ? [holder.person] : [],
  )
  const known = await services.names.of(people)
  const names = table.seats.map((seat, index) => {
    const { holder } = seat
    if (holder.kind === 'person') return known.get(holder.person) ?? `Player ${index + 1}`
    const decider = deciderOf(seat)
    return decider?.kind === 'computer' ? `${seat.colour} (${decider.level})` : seat.colour
  })
  const { edition } = table.terms
  const record = createRecord(match.game, match.log, {
    names,
    colours: table.seats.map(({ colour }) => colour),
    ...(edition === undefined ? {} : { edition }),
    ...proofOf(live),
  })
  return writeRecord(match.game, record)
}

/** The data with which everybody can check the server's chance; it has the seed once the game has ended. */
function proofOf({ id, table }: LiveTable): Pick<Particulars, 'chance'> {
  const { commit, entropy, opening, ended } = table
  if (commit === undefined || entropy === undefined) return {}
  const seed = ended?.seed === undefined ? {} : { seed: ended.seed }
  return { chance: { table: id, commitment: commit, entropy, from: opening.length, ...seed } }
}
