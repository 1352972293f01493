/** Writes the message with a whole table, including what is not in its steps: names, presence, private data. */
import { peopleAt, roomsOf, seesLater } from '@tiletum/protocol'
import type { People, Role, ServerMessage, TableHead, TableMessage } from '@tiletum/protocol'
import type { StoredChatLine } from '../store/chat-store.ts'
import { AUDIENCES } from '../chat/chat-service.ts'
import { NO_PRIVATE_DATA, readPrivateData } from '../chat/private-data.ts'
import { keptForIn } from './table-projection.ts'
import type { LiveTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { seenBy, warnedExpiry } from './visibility.ts'
import { writeTable } from './whole.ts'
import type { WrittenTable } from './whole.ts'

/** Everybody at the table, and who came to it: by id, with names. */
async function peopleOf(
  { names, presence }: Services,
  { id, table }: LiveTable,
  role: Role,
  /** The authors of chat lines, who may have left the table. */
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
  services: Services,
  live: LiveTable,
  role: Role,
): Promise<Extract<ServerMessage, { type: 'present' }>> {
  const people = await peopleOf(services, seenBy(services.games, live, role, services.now()), role)
  return { type: 'present', table: live.id, people, watchers: services.presence.watchers(live.id) }
}

/**
 * Lines as a person gets them: of the rooms they may read, without whom they do not want to hear. Whoever
 * reads only what spectators say has those lines numbered by themselves, since gaps would tell of others.
 */
export function linesFor(
  { table }: LiveTable,
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
  services: Services,
  current: LiveTable,
  role: Role,
  /** Undefined for a program in a seat: it must not see its owner's private data. */
  person: string | undefined,
): Promise<WrittenTable> {
  const { store, chat, presence, games, now } = services
  const live = seenBy(games, current, role, now())
  const [mine, lines, blocked] = await Promise.all([
    person === undefined ? NO_PRIVATE_DATA : readPrivateData(store, live.id, person),
    chat.recent(live.id, roomsOf(live.table, role)),
    person === undefined ? [] : store.people.blocks(person),
  ])
  const shown = linesFor(live, role, lines, blocked)
  const authors = shown.map((line) => line.person)
  const people = await peopleOf(services, live, role, authors)
  const expires = warnedExpiry(live.table, now())
  const head: TableHead = {
    role,
    people,
    watchers: presence.watchers(live.id),
    ...(live.frozen === undefined ? {} : { frozen: { entry: live.frozen } }),
    ...(expires === undefined ? {} : { expires }),
    mine,
  }
  return writeTable(live, head, shown)
}
