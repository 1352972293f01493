/** What of a table is not in its steps: names, who is there, what one kept. */
import { peopleAt, roomsOf, seesLater } from '@tiletum/protocol'
import type { People, Role, ServerMessage, TableHead, TableMessage } from '@tiletum/protocol'
import type { StoredChatLine } from '../store/talk.ts'
import { AUDIENCES } from '../talk/chat.ts'
import { NO_PRIVATE_DATA, readMine } from '../talk/private.ts'
import { keptForIn } from './derived.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { seenBy, warnedExpiry } from './views.ts'
import { writeTable } from './whole.ts'
import type { WrittenTable } from './whole.ts'

/** Everybody at the table, and who came to it: by id, with names. */
async function peopleOf(
  { names, presence }: House,
  { id, table }: Held,
  role: Role,
  /** Who wrote something, wherever they are now. */
  authors: readonly string[] = [],
): Promise<People> {
  // When somebody comes to a table or waits for an answer may tell whose turn it is.
  const isTold = !seesLater(table, role)
  const here = isTold ? presence.here(id) : []
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
      return [
        person,
        { name: named.get(person) ?? '', ...(isTold ? { here: isHere } : {}), ...away },
      ]
    }),
  )
}

export async function presentMessage(
  house: House,
  held: Held,
  role: Role,
): Promise<Extract<ServerMessage, { type: 'present' }>> {
  const people = await peopleOf(house, seenBy(house.games, held, role, house.now()), role)
  return { type: 'present', table: held.id, people, watchers: house.presence.watchers(held.id) }
}

/**
 * Lines as a person gets them: of the rooms they may read, without whom they do not want to hear. Whoever
 * reads only what spectators say has those lines numbered by themselves, since gaps would tell of others.
 */
export function linesFor(
  { table }: Held,
  role: Role,
  lines: readonly StoredChatLine[],
  blocked: readonly string[],
): TableMessage['chat'] {
  const rooms = roomsOf(table, role)
  return lines.flatMap(({ n, place, at, person, text, audience }) => {
    const room = rooms.find((one) => AUDIENCES[one] === audience)
    if (room === undefined || blocked.includes(person)) return []
    return [{ n: rooms.includes('table') ? n : place, at, person, room, text }]
  })
}

export async function wholeTable(
  house: House,
  live: Held,
  role: Role,
  /** Nobody for a program with a token for one seat: what its owner keeps is not its own. */
  person: string | undefined,
): Promise<WrittenTable> {
  const { store, chat, presence, games, now } = house
  const held = seenBy(games, live, role, now())
  const [mine, lines, blocked] = await Promise.all([
    person === undefined ? NO_PRIVATE_DATA : readMine(store, held.id, person),
    chat.recent(held.id, roomsOf(held.table, role)),
    person === undefined ? [] : store.people.blocks(person),
  ])
  const shown = linesFor(held, role, lines, blocked)
  const authors = shown.map((line) => line.person)
  const people = await peopleOf(house, held, role, authors)
  const expires = warnedExpiry(held.table, now())
  const head: TableHead = {
    role,
    people,
    watchers: presence.watchers(held.id),
    ...(held.frozen === undefined ? {} : { frozen: { entry: held.frozen } }),
    ...(expires === undefined ? {} : { expires }),
    mine,
  }
  return writeTable(held, head, shown)
}
