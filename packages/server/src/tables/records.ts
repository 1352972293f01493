/** A table's game as a record, as far as whoever asks may see it. */
import { createRecord, writeRecord } from '@tiletum/engine'
import type { Match, Particulars } from '@tiletum/engine'
import { deciderOf } from '@tiletum/protocol'
import type { Admitted } from './access.ts'
import { heldOf, rowOf } from './held.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { visibleSteps } from './views.ts'

/** Undefined before the start. */
export async function recordOf(
  house: House,
  { held, role }: Admitted,
): Promise<string | undefined> {
  const match = matchUpTo(house, held, visibleSteps(held, role, house.now()))
  if (match === undefined) return undefined
  const { table } = held
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
    ...proofOf(held, match === held.match),
  })
  return writeRecord(match.game, record)
}

/** What everybody needs to check the server's chance; the seed for those who see the game's end. */
function proofOf({ id, table }: Held, whole: boolean): Pick<Particulars, 'chance'> {
  const { commit, entropy, opening, ended } = table
  if (commit === undefined || entropy === undefined) return {}
  const seed = !whole || ended?.seed === undefined ? {} : { seed: ended.seed }
  return { chance: { table: id, commitment: commit, entropy, from: opening.length, ...seed } }
}

function matchUpTo({ games }: House, held: Held, until: number): Match | undefined {
  if (until === held.steps.length) return held.match
  const rows = held.steps
    .slice(0, until)
    .map((step, index) => rowOf(held.id, index, held.requests[index] ?? '', step))
  return heldOf(held.id, rows, games)?.match
}
