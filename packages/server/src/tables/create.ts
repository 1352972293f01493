/** New tables: from nothing, from a record, from another table. */
import { createHash } from 'node:crypto'
import { RULES_REVISION } from '@tiletum/engine'
import { applyStep, LIMITS, newRequestId, newToken } from '@tiletum/protocol'
import type { TableStep, TableMade, TableTerms } from '@tiletum/protocol'
import { hashOf } from '../identity/tokens.ts'
import { projectTable } from './table-projection.ts'
import { rowFromStep } from './live-table.ts'
import type { Services } from '../services.ts'
import type { RequestRefusal } from './prepare-step.ts'
import { keepingFault } from './keeping.ts'
import { termsFault, tidyTerms } from './check-terms.ts'

export interface Recipe {
  readonly terms: TableTerms
  readonly opening?: readonly string[]
  readonly from?: string
  /** The seat that the creator takes at once. */
  readonly seat?: number
  /** The maker takes every seat that is for people, and the game begins. */
  readonly alone?: true
}

/** The same request names the same table, so that it can be sent again. */
export function tableIdFor(...parts: readonly string[]): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  const bytes = createHash('sha256').update(parts.join(' ')).digest().subarray(0, 16)
  return Array.from(bytes, (byte) => letters.charAt(byte & 31)).join('')
}

export async function createTable(
  services: Services,
  person: string,
  id: string,
  recipe: Recipe,
): Promise<TableMade | RequestRefusal> {
  const checked = await checkTerms(services, recipe.terms)
  if ('why' in checked) return checked
  const unwanted = await keepingFault(services.store, person, checked)
  if (unwanted !== undefined) return unwanted
  if ((await services.store.tables.countOwned(person)) >= LIMITS.openTables)
    return { why: 'limit', detail: 'tables' }
  const made = await found(services, person, id, { ...recipe, terms: checked })
  if (made === undefined) return { why: 'limit', detail: 'record' }
  if (!made && (await services.store.tables.read(id))?.owner !== person) return { why: 'gone' }
  await sitDown(services, person, id, recipe)
  // People whose seat is reserved have this table on their list from now on.
  for (const plan of checked.seats)
    if (plan.for === 'person' && plan.person !== person)
      services.bus.publish(`person/${plan.person}`, services.now())
  const [join, watch] = await Promise.all([
    renewLink(services, id, 'join'),
    renewLink(services, id, 'watch'),
  ])
  return { table: id, join, watch }
}

/** Terms that can be played, with the edition as it is kept; or what is wrong. */
async function checkTerms(
  services: Services,
  terms: TableTerms,
): Promise<TableTerms | RequestRefusal> {
  const { edition, ...tidied } = tidyTerms(terms)
  if (edition === undefined) return termsFault(tidied, services) ?? tidied
  const { config } = terms
  if (Buffer.byteLength(JSON.stringify(edition)) > LIMITS.edition)
    return { why: 'limit', detail: 'edition' }
  const checked = await services.checking.check({ kind: 'edition', agreed: { config, edition } })
  if ('fault' in checked) return { why: 'terms', detail: checked.fault }
  if (!('edition' in checked)) return { why: 'terms', detail: 'edition' }
  const kept: TableTerms = { ...tidied, edition: checked.edition }
  return termsFault(kept, services) ?? kept
}

/** Whether the table is new; undefined if its first step is too long. */
async function found(
  { store, chance, now }: Services,
  person: string,
  id: string,
  { terms, opening, from }: Recipe,
): Promise<boolean | undefined> {
  const seed = chance.newSeed()
  const commitment = chance.commitmentTo(seed)
  const first: TableStep = {
    kind: 'agree',
    at: now(),
    by: person,
    terms,
    rules: RULES_REVISION,
    ...(terms.kind === 'companion' ? {} : { commit: commitment }),
    ...(opening === undefined ? {} : { opening: [...opening] }),
    ...(from === undefined ? {} : { from }),
  }
  const row = rowFromStep(id, 0, 'founded', first)
  if (Buffer.byteLength(row.bodyJson) > LIMITS.founding) return undefined
  return store.tables.create({
    id,
    owner: person,
    configJson: JSON.stringify(terms.config),
    commitment,
    seed,
    first: row,
    projection: projectTable(applyStep(undefined, first), true),
  })
}

async function sitDown(
  { tables }: Services,
  person: string,
  id: string,
  { terms, seat, alone }: Recipe,
): Promise<void> {
  const actor = { person, role: 'seated' } as const
  const seats =
    alone === true ? terms.seats.map((_, index) => index) : seat === undefined ? [] : [seat]
  for (const one of seats)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await tables.request(id, actor, {
      type: 'seat',
      id: `take-${one}`.padEnd(22, '-'),
      table: id,
      act: { do: 'take', seat: one },
    })
  if (alone === true)
    await tables.request(id, actor, { type: 'start', id: newRequestId(), table: id })
}

/** A link's secret, made anew; only its hash is kept. */
export async function renewLink(
  { store, bus, now }: Services,
  table: string,
  door: 'join' | 'watch',
): Promise<string> {
  const secret = newToken()
  await store.tables.setLinkSecret(table, door, hashOf(secret))
  bus.publish(`door/${table}`, now())
  return secret
}
