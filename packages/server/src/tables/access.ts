/** Who gets in: by a seat, by the secret of a link, or where everybody may. */
import type { Role } from '@tiletum/protocol'
import { hashOf } from '../identity/tokens.ts'
import { roleAt } from '../presence/presence.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { seenBy } from './views.ts'

export interface Admitted {
  readonly held: Held
  readonly role: Role
  /** What the link alone would make of them. */
  readonly door?: Role
}

/** A delayed table has begun for those who may come to it when they see its start. */
export function roleIn(
  { games, now }: Pick<House, 'games' | 'now'>,
  held: Held,
  person: string,
  door: Role | undefined,
): Role | undefined {
  const { table } = held
  const { state } =
    table.terms.kind === 'companion' ? table : seenBy(games, held, 'watcher', now()).table
  return roleAt(state === table.state ? table : { ...table, state }, person, door)
}

const ROLE_OF = { join: 'guest', watch: 'watcher' } as const

/** What the secret of a link makes of whoever shows it. */
export async function doorOf(
  { store }: Pick<House, 'store'>,
  table: string,
  key: string,
): Promise<Role | undefined> {
  const door = await store.tables.openedBy(table, hashOf(key))
  return door === undefined ? undefined : ROLE_OF[door]
}

/** Undefined alike for a table that is not there and for one that is none of theirs. */
export async function admit(
  house: Pick<House, 'tables' | 'store' | 'games' | 'now'>,
  table: string,
  person: string,
  key: string | undefined,
): Promise<Admitted | undefined> {
  const held = await house.tables.load(table)
  if (held === undefined) return undefined
  const own = roleIn(house, held, person, undefined)
  if (own === 'seated' || key === undefined)
    return own === undefined ? undefined : { held, role: own }
  const byLink = await doorOf(house, table, key)
  const role = roleIn(house, held, person, byLink)
  if (role === undefined) return undefined
  return { held, role, ...(byLink === undefined ? {} : { door: byLink }) }
}
