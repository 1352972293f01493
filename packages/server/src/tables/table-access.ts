/** Decides who may open a table: by a seat, by the secret of a link, or because everybody may. */
import type { Role } from '@tiletum/protocol'
import { hashOf } from '../identity/tokens.ts'
import { roleAt } from '../presence/presence.ts'
import type { LiveTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { seenBy } from './visibility.ts'

export interface TableAccess {
  readonly live: LiveTable
  readonly role: Role
  /** The role that the link alone grants. */
  readonly door?: Role
}

/** A delayed table has begun for those who may come to it when they see its start. */
export function roleIn(
  { games, now }: Pick<Services, 'games' | 'now'>,
  live: LiveTable,
  person: string,
  door: Role | undefined,
): Role | undefined {
  const { table } = live
  const { state } =
    table.terms.kind === 'companion' ? table : seenBy(games, live, 'watcher', now()).table
  return roleAt(state === table.state ? table : { ...table, state }, person, door)
}

const ROLE_OF = { join: 'guest', watch: 'watcher' } as const

/** The role that the secret of a link grants. */
export async function linkRole(
  { store }: Pick<Services, 'store'>,
  table: string,
  key: string,
): Promise<Role | undefined> {
  const door = await store.tables.linkKindOf(table, hashOf(key))
  return door === undefined ? undefined : ROLE_OF[door]
}

/** Undefined alike for a table that is not there and for one that is none of theirs. */
export async function authorize(
  services: Pick<Services, 'tables' | 'store' | 'games' | 'now'>,
  table: string,
  person: string,
  key: string | undefined,
): Promise<TableAccess | undefined> {
  const live = await services.tables.load(table)
  if (live === undefined) return undefined
  const own = roleIn(services, live, person, undefined)
  if (own === 'seated' || key === undefined)
    return own === undefined ? undefined : { live, role: own }
  const byLink = await linkRole(services, table, key)
  const role = roleIn(services, live, person, byLink)
  if (role === undefined) return undefined
  return { live, role, ...(byLink === undefined ? {} : { door: byLink }) }
}
