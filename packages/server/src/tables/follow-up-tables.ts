/** Tables that follow from others: the same again, a record played on, a sandbox. */
import { parsePlayerName } from '@tiletum/bots'
import { placesThatCount } from '@tiletum/engine'
import { entriesIn, hasFreeUndo, tidyName } from '@tiletum/protocol'
import type { ImportTable, SeatPlan, TableMade, TableTerms } from '@tiletum/protocol'
import { createTable, tableIdFor } from './create.ts'
import type { LiveTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { keepingFault } from './keeping.ts'
import type { RequestRefusal } from './prepare-step.ts'

/**
 * The same recipe with the seats turned, so that another one begins; everybody keeps their colour,
 * and their new seat is kept for them. Whoever asks again is shown the same table.
 */
export async function makeRematch(
  services: Services,
  { id, table }: LiveTable,
  person: string,
): Promise<TableMade | RequestRefusal> {
  if (table.state !== 'over') return { why: 'not-now', detail: table.state }
  if (table.rematch !== undefined) return { why: 'not-now', detail: 'rematch' }
  const seats = await Promise.all(
    turned(table.seats).map(async ({ colour, holder }): Promise<SeatPlan> => {
      if (holder.kind === 'computer') return { for: 'computer', colour, level: holder.level }
      const kept: SeatPlan | undefined =
        holder.kind === 'person' ? { for: 'person', colour, person: holder.person } : undefined
      // No seat is reserved for people who have left for good or are blocked.
      return kept === undefined || (await keepingFault(services.store, person, { seats: [kept] }))
        ? { for: 'anybody', colour }
        : kept
    }),
  )
  const terms: TableTerms = { ...table.terms, pace: table.pace, seats }
  const { opening, from } = table
  return createTable(services, person, tableIdFor('rematch', id, person), {
    terms,
    ...(opening.length > 0 ? { opening } : {}),
    from: from ?? id,
  })
}

const turned = <T>([first, ...others]: readonly T[]): T[] =>
  first === undefined ? [] : [...others, first]

export async function importTable(
  services: Services,
  person: string,
  { id, record, kind, pace, listed, seat }: ImportTable,
): Promise<TableMade | RequestRefusal> {
  const checked = await services.checking.check({ kind: 'record', record })
  if ('fault' in checked)
    return checked.fault === 'busy' ? { why: 'busy' } : { why: 'terms', detail: checked.fault }
  if (!('record' in checked)) return { why: 'terms' }
  const { config, edition, opening, players } = checked.record
  const terms: TableTerms = {
    kind,
    config,
    ...(edition === undefined ? {} : { edition }),
    seats: seatsFor(kind, players, services.levels),
    listed: kind === 'game' && listed,
    pace,
    // Among people hints are off unless they agree on them; whoever tries something out may ask.
    allow: { forecast: true, hints: kind !== 'game' },
    watching: { open: true, chat: false, delay: 0 },
  }
  const sits = kind !== 'game' ? { alone: true as const } : seat === undefined ? {} : { seat }
  return createTable(services, person, tableIdFor('import', person, id), {
    terms,
    opening,
    ...sits,
  })
}

type Players = readonly { readonly colour: SeatPlan['colour']; readonly name: string }[]

/** Computer players go on as what they were, or as the strongest that the server lets play. */
function seatsFor(
  kind: ImportTable['kind'],
  players: Players,
  levels: readonly string[],
): SeatPlan[] {
  const named = players.map(({ name }) => parsePlayerName(name).level)
  // A game that only computer players played is somebody's to take over.
  const people = named.every((level) => level !== undefined) ? 0 : undefined
  return players.map(({ colour, name }, seat): SeatPlan => {
    const wanted = named[seat]
    const level = levels.find((one) => one === wanted) ?? levels.at(-1)
    if (kind === 'game' && wanted !== undefined && level !== undefined && seat !== people)
      return { for: 'computer', colour, level }
    // One device tells of everybody around the box; elsewhere whoever sits down has a name.
    const told = kind === 'companion' ? { name: tidyName(name) ?? colour } : {}
    return { for: 'anybody', colour, ...told }
  })
}

/** Makes a sandbox of the game up to an entry, with one person at every seat and a chance of its own. */
export async function cloneTable(
  services: Services,
  { id, table, match, steps, frozen }: LiveTable,
  person: string,
  request: string,
  entries: number | undefined,
): Promise<TableMade | RequestRefusal> {
  if (match === undefined) return { why: 'not-now', detail: table.state }
  const all = steps.flatMap(entriesIn)
  const opening = lineOf(all.slice(0, Math.min(entries ?? all.length, frozen ?? all.length)))
  const terms: TableTerms = {
    ...table.terms,
    kind: hasFreeUndo(table) ? table.terms.kind : 'sandbox',
    listed: false,
    pace: { pace: 'live' },
    seats: table.seats.map(({ colour }) => ({ for: 'anybody', colour })),
  }
  return createTable(services, person, tableIdFor('clone', person, request), {
    terms,
    opening,
    from: id,
    alone: true,
  })
}

/** The entries that count: those not taken back. */
const lineOf = (entries: readonly string[]): string[] =>
  placesThatCount(entries).map((place) => entries[place] ?? '')
