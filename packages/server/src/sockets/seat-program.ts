/**
 * A program in a seat, over a socket: the messages of the seat protocol (packages/bots/README.md), one
 * JSON object a message. Its token is good for one seat of one table; whoever holds the seat made it.
 */
import type { RawData, WebSocket } from 'ws'
import {
  endOf,
  helloOf,
  isStray,
  newGameOf,
  questionOf,
  readAnswer,
  refusalOf,
  wantsOdds as asksForOdds,
} from '@tiletum/bots'
import type { SeatMessage } from '@tiletum/bots'
import { decides, holds, LIMITS, newRequestId, REVOKED } from '@tiletum/protocol'
import type { SeatToken } from '../store/server-store.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Services } from '../services.ts'
import { keepAlive } from './keep-alive.ts'
import { endSocket } from './ending.ts'
import type { Hub } from './hub.ts'
import { textOf } from './parse-message.ts'

const MISUSE = 1008
const OVER = 1000
const TOO_SLOW = 1013
/** After so many faults in a row the program is sent away; its seat waits for another. */
const MOST_FAULTS = 3
/** For so many milliseconds nothing is read from a program that sends more than it is asked for. */
const WAIT = 250

export async function seatProgram(
  services: Services,
  hub: Hub,
  socket: WebSocket,
  { table: id, seat, hash, person }: SeatToken,
  address: string,
): Promise<void> {
  const { tables, store } = services
  const limiter = services.rates.ofSocket()
  let greeted = false
  let asked: number | undefined
  let wantsOdds = false
  /** How many of the game's moves were told. */
  let heard = 0
  /** Each question allows one answer, however fast it comes; only what nobody asked for is limited. */
  let mayAnswer = false
  let faults = 0
  let work: Promise<unknown> = Promise.resolve()

  function send(message: SeatMessage): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > LIMITS.buffered) return socket.terminate()
    socket.send(JSON.stringify(message))
  }
  const close = (code: number, why: string): void => endSocket(socket, code, why)

  socket.on('error', () => socket.terminate())
  const leave = hub.join({
    person,
    address,
    tokenHash: undefined,
    send: () => undefined,
    close,
  })
  if (leave === undefined) return close(MISUSE, 'too many')
  const pulse = keepAlive(socket)
  const unwatch = tables.watch(id, (live) => ask(live))
  socket.on('close', () => {
    pulse.stop()
    unwatch()
    leave()
  })

  /** Asks once for each decision of the seat; its number is that of the game's entries. */
  function ask({ table, match }: LiveTable): void {
    const mine = table.seats[seat]
    if (mine === undefined || (!holds(mine, person) && !decides(mine, person)))
      return close(REVOKED, 'revoked')
    if (match === undefined || table.state === 'open') return
    if (!greeted) {
      send(helloOf(match.game, seat, id))
      send(newGameOf(match.game, seat, id))
    }
    greeted = true
    if (table.state === 'over') {
      send(endOf(match.game, match.state))
      return close(OVER, 'over')
    }
    if (table.state !== 'playing' || table.awaits !== seat) return
    if (!decides(mine, person) || asked === table.entries) return
    asked = table.entries
    mayAnswer = true
    const since = match.moves.slice(heard).map((move) => match.game.format(move))
    heard = match.moves.length
    send(questionOf(match.game, match.state, asked, { since, wantsOdds }))
  }

  async function answer(line: string): Promise<void> {
    wantsOdds ||= asksForOdds(line)
    const live = await tables.load(id)
    if (live?.match === undefined || asked === undefined || live.table.entries !== asked) return
    if ((await store.tables.seatToken(hash)) === undefined) return close(REVOKED, 'revoked')
    const { game, state } = live.match
    const read = readAnswer(game, state, asked, line)
    // Nobody prints into a socket by mistake.
    if (read === undefined)
      return isStray(line) ? refuse(refusalOf(asked, 'unreadable')) : undefined
    if (!('move' in read)) return refuse(read)
    const moves = [game.format(read.move)]
    const request = { type: 'do', id: newRequestId(), table: id, after: asked, moves } as const
    const outcome = await tables.request(id, { person, role: 'seated', onlySeat: seat }, request)
    if (!('no' in outcome)) {
      faults = 0
      return undefined
    }
    if (outcome.no.why === 'busy') return close(TOO_SLOW, 'busy')
    if (outcome.no.why !== 'stale') refuse(refusalOf(asked, 'illegal'))
    return undefined
  }

  /** Refuses a faulty answer and sends the question again; no move is made for the program. */
  function refuse(message: SeatMessage): void {
    send(message)
    faults++
    asked = undefined
    if (faults >= MOST_FAULTS) return close(MISUSE, 'misuse')
    return void tables.load(id).then((live) => live && ask(live))
  }

  function holdBack(): void {
    if (socket.isPaused) return
    send({ type: 'wait', milliseconds: WAIT })
    socket.pause()
    setTimeout(() => socket.resume(), WAIT).unref()
  }

  socket.on('ping', (data: Buffer) => {
    pulse.alive()
    if (!limiter.allows('')) return holdBack()
    if (socket.bufferedAmount > LIMITS.buffered) return socket.terminate()
    return socket.pong(data)
  })
  socket.on('message', (data: RawData, binary: boolean) => {
    if (socket.readyState !== socket.OPEN) return undefined
    pulse.alive()
    if (binary) return close(MISUSE, 'misuse')
    if (!mayAnswer && !limiter.allows('')) return holdBack()
    mayAnswer = false
    const line = textOf(data)
    work = work.then(() => answer(line)).catch(() => close(TOO_SLOW, 'busy'))
    return undefined
  })

  const live = await tables.load(id)
  return live === undefined ? close(MISUSE, 'no table') : ask(live)
}
