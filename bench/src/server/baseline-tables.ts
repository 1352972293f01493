/**
 * Players at boardgame.io's server. They speak the socket.io protocol over a plain WebSocket, and only the
 * player who moved parses the new state, so that the driver does not become the bottleneck.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import WebSocket from 'ws'
import { legal } from '../baselines/toy-euro.ts'
import type { ToyState } from '../baselines/toy-euro.ts'
import { xorshift } from '../baselines/xorshift.ts'
import type { LoadCounts } from './load.ts'

const PROGRAM = fileURLToPath(new URL('boardgame-server.js', import.meta.url))
const PLAYERS = 4
const NAMESPACE = '/toy-euro,'
/** The first bytes of a message: its kind in engine.io, then in socket.io. */
const [OPEN, PING, MESSAGE] = [0x30, 0x32, 0x34]
const [CONNECTED, EVENT] = [0x30, 0x32]

interface PeerState {
  readonly G: ToyState
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

interface Seat {
  readonly socket: WebSocket
  readonly credentials: string
  hear: ((data: Buffer) => void) | undefined
}

export interface PeerTable {
  readonly choose: (below: number) => number
  seats: readonly Seat[]
  id: string
  state: PeerState
}

export interface PeerTables {
  open(seed: number): Promise<PeerTable>
  playOne(table: PeerTable): Promise<number>
  /** Processor time of the server so far, in seconds. */
  used(): Promise<number>
  stop(): void
}

export async function baselineTables(tally: LoadCounts): Promise<PeerTables> {
  const child = fork(PROGRAM, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', () => reject(new Error('The server of boardgame.io did not start')))
  })
  const host = `127.0.0.1:${port}`

  async function post<Answer>(route: string, body: object): Promise<Answer> {
    const response = await fetch(`http://${host}/games/toy-euro/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${route}: ${response.status}`)
    return (await response.json()) as Answer
  }

  function sitDown(id: string, player: number, credentials: string) {
    return new Promise<{ seat: Seat; first: Buffer }>((resolve, reject) => {
      const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      })
      const seat: Seat = { socket, credentials, hear: undefined }
      const sync = ['sync', id, String(player), credentials, PLAYERS]
      seat.hear = (first) => {
        seat.hear = undefined
        resolve({ seat, first })
      }
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => {
        tally.bytes += data.length
        if (data[0] === OPEN) socket.send(`40${NAMESPACE}`)
        else if (data[0] === PING) socket.send('3')
        else if (data[0] === MESSAGE && data[1] === CONNECTED)
          socket.send(`42${NAMESPACE}${JSON.stringify(sync)}`)
        else if (data[0] === MESSAGE && data[1] === EVENT) seat.hear?.(data)
      })
    })
  }

  async function match(): Promise<Omit<PeerTable, 'choose'>> {
    const { matchID: id } = await post<{ matchID: string }>('create', { numPlayers: PLAYERS })
    const seats: Seat[] = []
    let state: PeerState | undefined
    for (let player = 0; player < PLAYERS; player++) {
      const name = { playerID: String(player), playerName: `Bench ${player}` }
      // oxlint-disable-next-line no-await-in-loop -- one sits down after the other
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${id}/join`, name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { seat, first } = await sitDown(id, player, playerCredentials)
      seats.push(seat)
      state ??= (bodyOf(first)[2] as { state: PeerState }).state
    }
    if (state === undefined) throw new Error('No state came')
    return { id, seats, state }
  }

  return {
    open: async (seed) => ({ choose: xorshift(seed), ...(await match()) }),
    async playOne(table) {
      const { state, id, choose } = table
      const player = state.ctx.currentPlayer
      const seat = table.seats[Number(player)]
      if (state.ctx.gameover !== undefined || seat === undefined) {
        for (const { socket } of table.seats) socket.terminate()
        Object.assign(table, await match())
        return 0
      }
      const moves = legal(state.G)
      const args = [moves[choose(moves.length)]]
      const payload = { type: 'act', args, playerID: player, credentials: seat.credentials }
      const update = ['update', { type: 'MAKE_MOVE', payload }, state._stateID, id, player]
      const sent = performance.now()
      const next = new Promise<PeerState>((resolve) => {
        seat.hear = (data) => {
          if (!data.includes('["update"')) return
          const told = bodyOf(data)[2] as PeerState
          if (told._stateID <= state._stateID) return
          seat.hear = undefined
          resolve(told)
        }
      })
      const text = `42${NAMESPACE}${JSON.stringify(update)}`
      tally.bytes += text.length
      seat.socket.send(text)
      table.state = await next
      tally.latencies.push(performance.now() - sent)
      tally.moves++
      return 1
    },
    used: () =>
      new Promise((resolve) => {
        child.once('message', (message) => {
          const { user, system } = message as NodeJS.CpuUsage
          resolve((user + system) / 1e6)
        })
        child.send('used')
      }),
    stop: () => void child.kill(),
  }
}

const bodyOf = (data: Buffer): readonly unknown[] =>
  JSON.parse(data.toString('utf8', data.indexOf(0x5b))) as readonly unknown[]
