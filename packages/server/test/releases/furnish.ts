/** Fills a new store with one of everything that people leave behind, and says how to find it again. */
import { newRequestId } from '@tiletum/protocol'
import type { TableTerms } from '@tiletum/protocol'
import { archiveTable } from '../../src/tables/archive.ts'
import { endTurn, liveTableAt, introduce, makeTable } from '../support/whole-server.ts'
import { playOut, startTwo, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

/** The time at which a kept database was made: 1 November 2026. */
export const MADE_AT = 1_793_534_400_000

export interface Furnished {
  readonly people: Readonly<
    Record<'anna' | 'bruno', { readonly id: string; readonly token: string }>
  >
  readonly tables: Readonly<Record<Kind, KeptTable>>
  /** The secret of the link for players of the lobby. */
  readonly join: string
}

export type Kind =
  | 'lobby'
  | 'playing'
  | 'slow'
  | 'paused'
  | 'over'
  | 'archived'
  | 'abandoned'
  | 'companion'
  | 'sandbox'

export interface KeptTable {
  readonly id: string
  readonly state: string
  readonly steps: number
  /** The hash of the position. */
  readonly hash?: string
}

const BOX: Pick<TableTerms, 'kind' | 'config'> = {
  kind: 'companion',
  config: { modules: ['base', 'solo', 'companion'], players: 1, difficulty: 'easy' },
}

export async function furnish(server: Server): Promise<Furnished> {
  const [anna, bruno] = [await introduce(server, 'Anna'), await introduce(server, 'Bruno')]
  const { tables, store } = server.online.services
  const ids = {} as Record<Kind, string>

  const lobby = await makeTable(
    anna,
    termsFor(['anybody', 'anybody', 'computer'], { title: 'Sunday evening', listed: true }),
  )
  ids.lobby = lobby.table
  ids.playing = (await startTwo(anna, bruno)).table
  await turns(server, ids.playing, [anna, bruno], 4)
  await talk(anna, bruno, ids.playing)
  const slow = { pace: 'slow', hours: 24, bank: 48 } as const
  const watched = { open: true, chat: true, delay: 60 }
  ids.slow = (await startTwo(anna, bruno, { pace: slow, watching: watched })).table
  await turns(server, ids.slow, [anna, bruno], 3)
  await anna.ask(ids.slow, { type: 'offer', offered: { what: 'end' } })
  ids.paused = (await startTwo(anna, bruno)).table
  await anna.ask(ids.paused, { type: 'offer', offered: { what: 'pause' } })
  await answer(server, bruno, ids.paused)
  ids.over = (await startTwo(anna, bruno)).table
  await turns(server, ids.over, [anna, bruno], 2)
  await bruno.ask(ids.over, { type: 'seat', act: { do: 'concede', seat: 1 } })
  ids.archived = (await startTwo(anna, bruno)).table
  await playOut(server, ids.archived, [anna, bruno])
  await archiveTable(store, ids.archived)
  ids.abandoned = (await startTwo(anna, bruno)).table
  await turns(server, ids.abandoned, [anna, bruno], 1)
  await tables.act(ids.abandoned, newRequestId(), () => ({ kind: 'end', how: 'abandoned' }))
  ids.companion = (await makeTable(anna, termsFor(['anybody'], BOX))).table
  await tellBox(server, anna, ids.companion)
  ids.sandbox = (await makeTable(anna, termsFor(['anybody', 'anybody'], { kind: 'sandbox' }))).table

  await anna.call('POST', 'blocks', { person: bruno.id })
  await anna.call('DELETE', `blocks/${bruno.id}`)
  await bruno.call('POST', `tables/${ids.playing}/reports`, {
    id: newRequestId(),
    person: anna.id,
    text: 'Only a try.',
  })
  await bruno.call('POST', `tables/${ids.slow}/tokens`, { seat: 1 })
  await store.people.addPush({
    endpoint: 'https://fcm.googleapis.com/fcm/send/kept',
    person: bruno.id,
    device: 'kept',
    keysJson: '{"p256dh":"","auth":""}',
    wishesJson: '{"language":"fr"}',
  })
  await tables.settle()
  const kept = await Promise.all(
    (Object.keys(ids) as Kind[]).map(async (kind) => [kind, await keptOf(server, ids[kind])]),
  )
  const person = ({ id, token }: Player) => ({ id, token })
  return {
    people: { anna: person(anna), bruno: person(bruno) },
    tables: Object.fromEntries(kept) as Furnished['tables'],
    join: lobby.join,
  }
}

async function keptOf(server: Server, id: string): Promise<KeptTable> {
  const { table, steps, match } = await liveTableAt(server, id)
  const hash = match === undefined ? {} : { hash: match.game.hash(match.state) }
  return { id, state: table.state, steps: steps.length, ...hash }
}

/** So many turns, whoever's they are. */
async function turns(
  server: Server,
  table: string,
  players: readonly Player[],
  count: number,
): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    const player = players[(await liveTableAt(server, table)).table.awaits]
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (player !== undefined) await endTurn(server, player, table)
  }
}

async function answer(server: Server, player: Player, table: string): Promise<void> {
  const offer = (await liveTableAt(server, table)).table.offers[0]?.offer ?? 0
  await player.ask(table, { type: 'answer', offer, yes: true })
}

async function talk(anna: Player, bruno: Player, table: string): Promise<void> {
  await anna.ask(table, { type: 'say', room: 'table', text: 'Good luck!' })
  await bruno.ask(table, { type: 'say', room: 'table', text: 'À toi d’abord.' })
  await anna.ask(table, { type: 'keep', note: 'Save the wool for the fair.', readChat: 2 })
  await bruno.ask(table, { type: 'keep', draft: '["end turn"]', plans: '{"turns":[]}' })
}

/** What people tell of their box: an answer of chance, how things stand, a tick. */
async function tellBox(server: Server, player: Player, table: string): Promise<void> {
  const { match } = await liveTableAt(server, table)
  const first = match?.game.moves(match.state)[0]
  if (match === undefined || first === undefined) throw new Error('No box')
  const entries = [`[${match.game.format(first)}]`]
  await player.ask(table, { type: 'enter', after: 0, entries })
  await player.ask(table, { type: 'enter', after: 1, entries: ['[set gold 9 for 1]'] })
  await player.ask(table, { type: 'mark', marks: { 'tick.setup-1': 1 } })
}
