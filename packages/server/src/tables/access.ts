/** Who gets in: by a seat, by the secret of a link, or where everybody may. */
import type { Role } from '@tiletum/protocol'
import { hashOf } from '../identity/tokens.ts'
import { roleAt } from '../presence/presence.ts'
import type { Store } from '../store/store.ts'
import type { Held } from './held.ts'
import type { Tables } from './service.ts'

export interface Admitted {
  readonly held: Held
  readonly role: Role
  /** What the link alone would make of them. */
  readonly door?: Role
}

const ROLE_OF = { join: 'guest', watch: 'watcher' } as const

/** Undefined alike for a table that is not there and for one that is none of theirs. */
export async function admit(
  tables: Tables,
  store: Store,
  table: string,
  person: string,
  key: string | undefined,
): Promise<Admitted | undefined> {
  const held = await tables.load(table)
  if (held === undefined) return undefined
  const own = roleAt(held.table, person, undefined)
  if (own === 'seated' || key === undefined)
    return own === undefined ? undefined : { held, role: own }
  const door = await store.tables.openedBy(table, hashOf(key))
  const byLink = door === undefined ? undefined : ROLE_OF[door]
  const role = roleAt(held.table, person, byLink)
  if (role === undefined) return undefined
  return { held, role, ...(byLink === undefined ? {} : { door: byLink }) }
}
