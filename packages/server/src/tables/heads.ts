/** What of a table is not in its steps: names, who is there, what one kept. */
import { peopleAt, roomsOf } from '@tiletum/protocol'
import type { People, Role, ServerMessage, TableHead, TableMessage } from '@tiletum/protocol'
import type { ChatLine } from '../store/talk.ts'
import { AUDIENCES } from '../talk/chat.ts'
import { NOTHING_KEPT, readMine } from '../talk/private.ts'
import { keptForIn } from './derived.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { seenUntil, tableMessage, warnedExpiry } from './views.ts'

/** Everybody at the table, and who came to it: by id, with names. */
async function peopleOf(
  { names, presence }: House,
  { id, table }: Held,
  /** Who wrote something, wherever they are now. */
  authors: readonly string[] = [],
): Promise<People> {
  const here = presence.here(id)
  const standIns = table.seats.flatMap(({ standIn }) =>
    standIn !== undefined && 'person' in standIn ? [standIn.person] : [],
  )
  const kept = table.seats.flatMap(({ holder }) => keptForIn(holder))
  const near = new Set([table.owner, ...peopleAt(table), ...standIns, ...kept, ...here])
  const all = [...new Set([...near, ...authors])]
  const named = await names.of(all)
  return Object.fromEntries(
    all.map((person) => {
      const seat = table.seats.find(
        ({ holder }) => holder.kind === 'person' && holder.person === person,
      )
      const away = seat === undefined || seat.awayUntil === 0 ? {} : { awayUntil: seat.awayUntil }
      const isHere =
        here.includes(person) || (near.has(person) && presence.goneSince(id, person) === undefined)
      return [person, { name: named.get(person) ?? '', here: isHere, ...away }]
    }),
  )
}

export async function presentMessage(
  house: House,
  held: Held,
): Promise<Extract<ServerMessage, { type: 'present' }>> {
  const people = await peopleOf(house, held)
  return { type: 'present', table: held.id, people, watchers: house.presence.watchers(held.id) }
}

/**
 * Lines as a person gets them: of the rooms they may read, without whom they do not want to hear. What
 * the seats say is as late as what they do; among themselves spectators are as late as each other.
 */
export function linesFor(
  { table }: Held,
  role: Role,
  lines: readonly ChatLine[],
  blocked: readonly string[],
  until = Infinity,
): TableMessage['chat'] {
  const rooms = roomsOf(table, role)
  return lines.flatMap(({ n, at, person, text, audience }) => {
    const room = rooms.find((one) => AUDIENCES[one] === audience)
    if (room === undefined || blocked.includes(person)) return []
    return room === 'table' && at > until ? [] : [{ n, at, person, room, text }]
  })
}

export async function wholeTable(
  house: House,
  held: Held,
  role: Role,
  /** Nobody for a program with a token for one seat: what its owner keeps is not its own. */
  person: string | undefined,
): Promise<TableMessage> {
  const { store, chat, presence, now } = house
  const [mine, lines, blocked] = await Promise.all([
    person === undefined ? NOTHING_KEPT : readMine(store, held.id, person),
    chat.recent(held.id),
    person === undefined ? [] : store.people.blocks(person),
  ])
  const shown = linesFor(held, role, lines, blocked, seenUntil(held, role, now()))
  const authors = shown.map((line) => line.person)
  const people = await peopleOf(house, held, authors)
  const expires = warnedExpiry(held.table, now())
  const head: TableHead = {
    role,
    people,
    watchers: presence.watchers(held.id),
    ...(held.frozen === undefined ? {} : { frozen: { entry: held.frozen } }),
    ...(expires === undefined ? {} : { expires }),
    mine,
  }
  return tableMessage(held, role, head, shown, now())
}
