/** A whole server with a file of its own, and people who play at it. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import type { Match } from '@tiletum/engine'
import type { FastifyInstance } from 'fastify'
import { newRequestId } from '@tiletum/protocol'
import type { SeatPlan, ServerMessage, TableMade, TableTerms } from '@tiletum/protocol'
import { createApp } from '../../src/app.ts'
import type { AppOptions } from '../../src/app.ts'
import { chanceSource } from '../../src/chance/table-chance.ts'
import { createServices } from '../../src/create-services.ts'
import type { Online, ServicesOptions } from '../../src/create-services.ts'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly online: Online
  readonly data: string
  readonly persistence: Persistence
  /** `127.0.0.1:PORT`, once it listens. */
  readonly host: string
  /** Whoever has this token. */
  as(token: string): Pick<Player, 'call' | 'ask'>
  close(): Promise<void>
}

export async function startServer(
  options: Partial<ServicesOptions> & {
    readonly data?: string
    readonly app?: Partial<AppOptions>
  } = {},
): Promise<Server> {
  const data = options.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-online-'))
  const persistence = options.persistence ?? (await openPersistence({ data }))
  if ('problem' in persistence) throw new Error(persistence.problem.sentence)
  const online = await createServices({
    chance: chanceSource,
    levels: ['beginner', 'apprentice', 'merchant', 'master'],
    patience: 1000,
    ...options,
    // Of two servers on one store the first closes it.
    persistence:
      options.persistence === undefined
        ? persistence
        : { ...persistence, close: async () => undefined },
  })
  const app = await createApp({ online, ...options.app })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    app,
    online,
    data,
    persistence,
    as(token) {
      const call = callerOf(app, token)
      return { call, ask: asking(call) }
    },
    host: `127.0.0.1:${port}`,
    async close() {
      await app.close()
      if (options.data === undefined) fs.rmSync(data, { recursive: true, force: true })
    },
  }
}

export const termsFor = (
  seats: readonly SeatPlan['for'][],
  changes: Partial<TableTerms> = {},
): TableTerms => {
  const colours = ['blue', 'orange', 'green', 'purple'] as const
  return {
    kind: 'game',
    config: { modules: ['base'], players: seats.length, first: 0 },
    seats: seats.map((plan, index): SeatPlan => {
      const colour = colours[index] ?? 'blue'
      return plan === 'computer'
        ? { for: 'computer', colour, level: 'beginner' }
        : { for: 'anybody', colour }
    }),
    listed: false,
    pace: { pace: 'live' },
    allow: { forecast: true, hints: true },
    watching: { open: true, chat: false, delay: 0 },
    ...changes,
  }
}

/** Somebody who only has HTTP. */
export interface Player {
  readonly id: string
  readonly token: string
  call<Answer = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<{ readonly status: number; readonly body: Answer }>
  /** A request about a table, with an id of its own. */
  ask(
    table: string,
    request: object,
    key?: string,
  ): Promise<{ readonly status: number; readonly body: ServerMessage }>
}

export async function introduce(server: Server, name: string): Promise<Player> {
  const made = await server.app.inject({ method: 'POST', url: '/api/programs', payload: { name } })
  const { me, token } = made.json<{ me: { id: string }; token: string }>()
  const call = callerOf(server.app, token)
  return { id: me.id, token, call, ask: asking(call) }
}

const asking =
  (call: Player['call']): Player['ask'] =>
  (table, request, key) =>
    call('POST', `tables/${table}/steps`, { id: newRequestId(), ...request }, key)

function callerOf(app: FastifyInstance, token: string): Player['call'] {
  return async (method, url, body, key) => {
    const response = await app.inject({
      method,
      url: `/api/${url}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'x-tiletum-key': key }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return {
      status: response.statusCode,
      body: (response.body === '' ? {} : response.json()) as never,
    }
  }
}

export async function makeTable(player: Player, terms: TableTerms, seat = 0): Promise<TableMade> {
  const { status, body } = await player.call<TableMade>('POST', 'tables', {
    id: newRequestId(),
    terms,
    seat,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** A table of two people, started; it is the first one's decision. */
export async function startTwo(
  first: Player,
  second: Player,
  changes: Partial<TableTerms> = {},
): Promise<TableMade> {
  const made = await makeTable(first, termsFor(['anybody', 'anybody'], changes))
  const { table, join } = made
  await second.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
  await first.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
  await second.ask(table, { type: 'seat', act: { do: 'ready', seat: 1 } })
  const { status, body } = await first.ask(table, { type: 'start' })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return made
}

/** Something the rules allow now. */
export async function firstMove({ online }: Server, table: string): Promise<string> {
  const match = (await online.services.tables.load(table))?.match
  const option = match?.game.options(match.state)[0]
  if (option === undefined) throw new Error('Nothing can be done')
  return option.notation
}

export async function liveTableAt({ online }: Server, table: string): Promise<LiveTable> {
  const live = await online.services.tables.load(table)
  if (live === undefined) throw new Error('No such table')
  return live
}

/** Plays whatever comes first until it is another seat's decision; the last answer. */
export async function endTurn(server: Server, player: Player, table: string): Promise<unknown> {
  const { awaits } = (await liveTableAt(server, table)).table
  for (;;) {
    const live = await liveTableAt(server, table)
    if (live.table.awaits !== awaits || live.match === undefined) return undefined
    const { game, state } = live.match
    const options = game.options(state).map(({ notation }) => notation)
    const move = options.includes('end turn') ? 'end turn' : (options[0] ?? '')
    const { body } = await player.ask(table, {
      type: 'do',
      after: live.table.entries,
      moves: [move],
    })
    if (body.type !== 'steps' || (await liveTableAt(server, table)).table.awaits !== awaits)
      return body
  }
}

/** Plays a game to its end, everybody at random, each turn up to its reveal in one request. */
export async function playOut(
  server: Server,
  table: string,
  players: readonly Player[],
): Promise<void> {
  const stream = createRandomStream(7, 'moves')
  for (;;) {
    const { table: now, match } = await liveTableAt(server, table)
    const player = players[now.awaits]
    if (now.state !== 'playing' || player === undefined || match === undefined) return
    const moves = randomTurn(match, stream)
    const { body } = await player.ask(table, { type: 'do', after: now.entries, moves })
    if (body.type !== 'steps') throw new Error(JSON.stringify(body))
  }
}

export function randomTurn({ game, state }: Match, stream: RandomStream): string[] {
  const trial = game.clone(state)
  const awaiting = game.awaiting(trial)
  const texts: string[] = []
  while (JSON.stringify(game.awaiting(trial)) === JSON.stringify(awaiting) && texts.length < 64) {
    const moves = game.moves(trial)
    const move = moves[randomBelow(stream, moves.length)] ?? 0
    texts.push(game.format(move))
    game.play(trial, move)
  }
  return texts
}
