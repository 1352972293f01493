/** Whether a table can be set up as its terms say. */
import { configErrorOf, playsWith } from '@tiletum/engine'
import { LIMITS, tidyName, tidyText } from '@tiletum/protocol'
import type { SeatPlan, TableTerms } from '@tiletum/protocol'
import type { Games } from './game-cache.ts'
import type { RequestRefusal } from './prepare-step.ts'

/** With the texts in it as they are kept. */
export function tidyTerms({ title, seats, ...terms }: TableTerms): TableTerms {
  const tidied = title === undefined ? '' : tidyText(title, LIMITS.title)
  return { ...terms, seats: seats.map(tidySeat), ...(tidied === '' ? {} : { title: tidied }) }
}

function tidySeat(plan: SeatPlan): SeatPlan {
  if (plan.for !== 'anybody' || plan.name === undefined) return plan
  const { name, ...unnamed } = plan
  const tidied = tidyName(name)
  return tidied === undefined ? unnamed : { ...unnamed, name: tidied }
}

export function termsFault(
  terms: TableTerms,
  { games, levels }: { readonly games: Games; readonly levels: readonly string[] },
): RequestRefusal | undefined {
  const { seats, config } = terms
  // Only at a real table may things be said to stand otherwise.
  if (playsWith(config, 'companion') !== (terms.kind === 'companion'))
    return { why: 'terms', detail: 'companion' }
  if (seats.length !== config.players) return { why: 'terms', detail: 'seats' }
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length)
    return { why: 'terms', detail: 'colours' }
  for (const seat of seats)
    if (seat.for === 'computer' && !levels.includes(seat.level))
      return { why: 'terms', detail: 'level' }
  if (terms.kind === 'game' && seats.every((seat) => seat.for === 'computer'))
    return { why: 'terms', detail: 'no-person' }
  try {
    games.of(terms)
    return undefined
  } catch (error) {
    return { why: 'terms', detail: configErrorOf(error)?.about ?? 'edition' }
  }
}
