/** Rules for who may read and write which chat of a table. */
import type { Role, Room } from '../types.ts'
import { isUnderWay } from './seat-rules.ts'
import type { Table } from './table-state.ts'

/** Whether a table is seen later than it happens. Guests around one box enter what happens, so they see it. */
export const seesLater = ({ terms: { kind, watching } }: Table, role: Role): boolean =>
  watching.delay > 0 && role !== 'seated' && (role === 'watcher' || kind !== 'companion')

/**
 * Which rooms somebody may read; while a game goes on, players do not read what is said about it. At a
 * delayed table only the seats read what the seats say, from the lobby on until the game is over.
 */
export function roomsOf(table: Table, role: Role): readonly Room[] {
  if (role === 'watcher' || (table.state !== 'over' && seesLater(table, role))) return ['watchers']
  return isUnderWay(table) ? ['table'] : ['table', 'watchers']
}

/** The room in which a role writes: only seated people write at the table. */
export const roomToWrite = (role: Role): Room => (role === 'seated' ? 'table' : 'watchers')

/** Why somebody may not write; undefined if they may. */
export function chatRefusal(
  table: Table,
  role: Role,
  room: Room,
):
  | { readonly why: 'not-yours'; readonly detail: 'seat' | 'room' }
  | { readonly why: 'not-now'; readonly detail: 'chat-closed' }
  | undefined {
  if (room === 'table') {
    if (role !== 'seated') return { why: 'not-yours', detail: 'seat' }
    return table.chatOpen ? undefined : { why: 'not-now', detail: 'chat-closed' }
  }
  if (!roomsOf(table, role).includes(room)) return { why: 'not-yours', detail: 'room' }
  return isUnderWay(table) && !table.terms.watching.chat
    ? { why: 'not-now', detail: 'chat-closed' }
    : undefined
}
