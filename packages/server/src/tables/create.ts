/** New tables: from nothing, from a record, from another table. */
import { createHash } from 'node:crypto'
import { RULES_REVISION } from '@tiletum/engine'
import { applyStep, LIMITS, newRequestId, newToken } from '@tiletum/protocol'
import type { TableStep, TableMade, TableTerms } from '@tiletum/protocol'
import { hashOf } from '../identity/tokens.ts'
import { derivedOf } from './derived.ts'
import { rowOf } from './held.ts'
import type { House } from './house.ts'
import type { Fault } from './prepare.ts'
import { keepingFault } from './keeping.ts'
import { termsFault, tidyTerms } from './terms.ts'

export interface Recipe {
  readonly terms: TableTerms
  readonly opening?: readonly string[]
  readonly from?: string
  /** Where the maker sits down at once. */
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
  house: House,
  person: string,
  id: string,
  recipe: Recipe,
): Promise<TableMade | Fault> {
  const checked = await checkTerms(house, recipe.terms)
  if ('why' in checked) return checked
  const unwanted = await keepingFault(house.store, person, checked)
  if (unwanted !== undefined) return unwanted
  if ((await house.store.tables.countOwned(person)) >= LIMITS.openTables)
    return { why: 'limit', detail: 'tables' }
  const made = await found(house, person, id, { ...recipe, terms: checked })
  if (made === undefined) return { why: 'limit', detail: 'record' }
  if (!made && (await house.store.tables.read(id))?.owner !== person) return { why: 'gone' }
  await sitDown(house, person, id, recipe)
  // Whose seat is kept has this table on their list from now on.
  for (const plan of checked.seats)
    if (plan.for === 'person' && plan.person !== person)
      house.bell.ring(`person/${plan.person}`, house.now())
  const [join, watch] = await Promise.all([
    renewLink(house, id, 'join'),
    renewLink(house, id, 'watch'),
  ])
  return { table: id, join, watch }
}

/** Terms that can be played, with the edition as it is kept; or what is wrong. */
async function checkTerms(house: House, terms: TableTerms): Promise<TableTerms | Fault> {
  const { edition, ...tidied } = tidyTerms(terms)
  if (edition === undefined) return termsFault(tidied, house) ?? tidied
  const { config } = terms
  if (Buffer.byteLength(JSON.stringify(edition)) > LIMITS.edition)
    return { why: 'limit', detail: 'edition' }
  const checked = await house.checking.check({ kind: 'edition', agreed: { config, edition } })
  if ('fault' in checked) return { why: 'terms', detail: checked.fault }
  if (!('edition' in checked)) return { why: 'terms', detail: 'edition' }
  const kept: TableTerms = { ...tidied, edition: checked.edition }
  return termsFault(kept, house) ?? kept
}

/** Whether the table is new; undefined if its first step is too long. */
async function found(
  { store, chance, now }: House,
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
  const row = rowOf(id, 0, 'founded', first)
  if (Buffer.byteLength(row.bodyJson) > LIMITS.founding) return undefined
  return store.tables.create({
    id,
    owner: person,
    configJson: JSON.stringify(terms.config),
    commitment,
    seed,
    first: row,
    derived: derivedOf(applyStep(undefined, first), true),
  })
}

async function sitDown(
  { tables }: House,
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
  { store, bell, now }: House,
  table: string,
  door: 'join' | 'watch',
): Promise<string> {
  const secret = newToken()
  await store.tables.setDoor(table, door, hashOf(secret))
  bell.ring(`door/${table}`, now())
  return secret
}
