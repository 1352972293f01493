/**
 * Players at the sockets of our server, who play at random and keep the state of the game like any client.
 */
import WebSocket from 'ws'
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import { openState } from '@tiletum/engine/state'
import { RULES_REVISION } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { newRequestId, PROTOCOL_VERSION, readEntry } from '@tiletum/protocol'
import type { ServerMessage, TableStep, TableMade } from '@tiletum/protocol'
import { fourPlayers } from '../ours/playout.ts'
import type { LoadCounts } from './load.ts'

const COLOURS = ['blue', 'orange', 'green', 'purple'] as const
const MOST_MOVES = 64

interface Seat {
  readonly socket: WebSocket
  readonly host: string
  readonly token: string
  /** Called with each message while an answer is awaited; other messages are not parsed. */
  hear: ((message: ServerMessage) => void) | undefined
}

export interface OwnTable {
  readonly seats: readonly Seat[]
  readonly stream: RandomStream
  id: string
  state: State
  entries: number
}

/** `turn`: a turn up to its first reveal in one request; `single`: every decision in its own request. */
export type Manner = 'turn' | 'single'

export interface OwnTables {
  /** Creates four players and their table and starts the game. The seats use the hosts in turn. */
  open(hosts: readonly string[]): Promise<OwnTable>
  /** Plays one request. Returns the number of moves. */
  playOne(table: OwnTable, manner: Manner): Promise<number>
  leave(table: OwnTable): void
}

const game: Game = fourPlayers()

export function ownTables(tally: LoadCounts): OwnTables {
  let made = 0

  async function sitDown(host: string): Promise<Seat> {
    const name = `Bench ${++made}`
    const { token } = await post<{ token: string }>(host, 'programs', { name })
    const socket = new WebSocket(`ws://${host}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    })
    const seat: Seat = { socket, host, token, hear: undefined }
    socket.on('message', (data: Buffer) => {
      tally.bytes += data.length
      seat.hear?.(JSON.parse(data.toString('utf8')) as ServerMessage)
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, rules: RULES_REVISION, tables: [] }
    await answered(seat, hello, ({ type }) => type === 'welcome')
    return seat
  }

  function answered(
    seat: Seat,
    message: object,
    fits: (heard: ServerMessage) => boolean,
  ): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      seat.hear = (heard) => {
        const isNo = heard.type === 'no'
        if (!isNo && !fits(heard)) return
        seat.hear = undefined
        if (isNo) reject(new Error(`Refused: ${JSON.stringify(heard)}`))
        else resolve(heard)
      }
      const text = JSON.stringify(message)
      tally.bytes += text.length
      seat.socket.send(text)
    })
  }

  async function ask(seat: Seat, request: object): Promise<readonly TableStep[]> {
    const id = newRequestId()
    const heard = await answered(
      seat,
      { id, ...request },
      (message) => message.type === 'steps' && message.re?.includes(id) === true,
    )
    return heard.type === 'steps' ? heard.steps : []
  }

  function fold(table: OwnTable, steps: readonly TableStep[]): number {
    let count = 0
    for (const step of steps) {
      if (!('entries' in step)) continue
      for (const entry of step.entries ?? []) {
        game.play(table.state, game.parse(readEntry(entry).text) as number)
        count++
      }
    }
    table.entries += count
    return count
  }

  /** Starts a new game with the same players. */
  async function begin(table: OwnTable): Promise<void> {
    const { seats } = table
    const [owner, ...guests] = seats
    if (owner === undefined) return
    const terms = {
      kind: 'game',
      config: game.config,
      seats: COLOURS.map((colour) => ({ for: 'anybody', colour })),
      listed: false,
      pace: { pace: 'live' },
      allow: { forecast: true, hints: true },
      watching: { open: true, chat: false, delay: 0 },
    }
    const { table: id, join } = await post<TableMade>(
      owner.host,
      'tables',
      { id: newRequestId(), terms, seat: 0 },
      owner.token,
    )
    const before = table.id
    Object.assign(table, { id, state: game.start(), entries: 0 })
    for (const [index, seat] of [owner, ...guests].entries()) {
      if (before !== '') seat.socket.send(JSON.stringify({ type: 'unwatch', table: before }))
      const watch = { type: 'watch', table: id, after: 0, ...(index > 0 ? { key: join } : {}) }
      // oxlint-disable-next-line no-await-in-loop -- one sits down after the other
      await answered(seat, watch, (heard) => heard.type === 'table' && heard.id === id)
      if (index > 0)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await ask(seat, { type: 'seat', table: id, act: { do: 'take', seat: index } })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await ask(seat, { type: 'seat', table: id, act: { do: 'ready', seat: index } })
    }
    fold(table, await ask(owner, { type: 'start', table: id }))
  }

  return {
    async open(hosts) {
      const seats: Seat[] = []
      for (const index of COLOURS.keys())
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        seats.push(await sitDown(hosts[index % hosts.length] ?? ''))
      const stream = createRandomStream(made, 'bench')
      const table = { seats, stream, id: '', state: openState(game.start()), entries: 0 }
      await begin(table)
      return table
    },
    async playOne(table, manner) {
      const { state, stream, seats } = table
      const awaiting = game.awaiting(state)
      const seat = awaiting.who === 'seat' ? seats[awaiting.seat] : undefined
      if (seat === undefined) {
        await begin(table)
        return 0
      }
      const moves = chosen(state, stream, manner === 'turn' ? MOST_MOVES : 1)
      const request = { type: 'do', table: table.id, after: table.entries, moves }
      const sent = performance.now()
      const steps = await ask(seat, request)
      tally.latencies.push(performance.now() - sent)
      const played = fold(table, steps)
      tally.moves += played
      return played
    },
    leave({ seats }) {
      for (const { socket } of seats) socket.terminate()
    },
  }
}

function chosen(state: State, stream: RandomStream, most: number): string[] {
  const trial = game.clone(state)
  const first = game.awaiting(trial)
  const moves: string[] = []
  for (;;) {
    const legal = game.moves(trial)
    const move = legal[randomBelow(stream, legal.length)] ?? 0
    moves.push(game.format(move))
    if (moves.length === most) return moves
    game.play(trial, move)
    const next = game.awaiting(trial)
    if (next.who !== 'seat' || first.who !== 'seat' || next.seat !== first.seat) return moves
  }
}

async function post<Answer>(
  host: string,
  route: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`http://${host}/api/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
