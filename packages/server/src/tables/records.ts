/** A table's game as a record, as far as whoever asks may see it. */
import { createRecord, writeRecord } from '@tiletum/engine'
import type { Particulars } from '@tiletum/engine'
import { deciderOf } from '@tiletum/protocol'
import type { Admitted } from './access.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { seenBy } from './views.ts'

/** Undefined before the start. */
export async function recordOf(
  house: House,
  admitted: Pick<Admitted, 'held' | 'role'>,
): Promise<string | undefined> {
  const held = seenBy(house.games, admitted.held, admitted.role, house.now())
  const { table, match } = held
  if (match === undefined) return undefined
  const people = table.seats.flatMap(({ holder }) =>
    holder.kind === 'person' ? [holder.person] : [],
  )
  const known = await house.names.of(people)
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
    ...proofOf(held),
  })
  return writeRecord(match.game, record)
}

/** What everybody needs to check the server's chance; the seed once the game has ended. */
function proofOf({ id, table }: Held): Pick<Particulars, 'chance'> {
  const { commit, entropy, opening, ended } = table
  if (commit === undefined || entropy === undefined) return {}
  const seed = ended?.seed === undefined ? {} : { seed: ended.seed }
  return { chance: { table: id, commitment: commit, entropy, from: opening.length, ...seed } }
}
