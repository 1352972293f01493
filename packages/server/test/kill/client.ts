/**
 * A player as a program would be written: folds what it hears, keeps what is unanswered, and sends it
 * again when the server is back. It notes everything a server must never do.
 */
import WebSocket from 'ws'
import { randomBelow, createRandomStream } from '@tiletum/bots'
import { content } from '@tiletum/content'
import {
  appendEntry,
  compose,
  createLog,
  openMatch,
  parseEntry,
  RULES_REVISION,
} from '@tiletum/engine'
import type { Match } from '@tiletum/engine'
import { newRequestId, PROTOCOL_VERSION, readEntry } from '@tiletum/protocol'
import type { ServerMessage, TableStep, TableTerms } from '@tiletum/protocol'
import { serverMessage } from '@tiletum/protocol/schema'

export interface Client {
  readonly table: string
  readonly steps: readonly TableStep[]
  readonly match: Match
  /** Requests. */
  readonly sent: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
  readonly faults: readonly string[]
  /** What was sent and is not answered. */
  readonly unanswered: string | undefined
  /** Has heard of the server it is connected to, and got every answer. */
  readonly isUpToDate: boolean
  readonly isOver: boolean
  connect(host: string): void
  /** Plays whenever it is its turn, or no longer. */
  play(on: boolean): void
  leave(): void
}

export interface Place {
  readonly token: string
  readonly table: string
  readonly seat: number
  readonly config: TableTerms['config']
  /** Milliseconds before each move; without, it comes at once. */
  readonly pause?: number
}

const AGAIN = 20

export function createClient(
  { token, table, seat, config, pause }: Place,
  heard: () => void,
): Client {
  const game = compose(config, content)
  const match = openMatch(game, createLog(config))
  const stream = createRandomStream(seat, table)
  const steps: TableStep[] = []
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  const faults: string[] = []
  let entries = 0
  let isPlaying = false
  let isGreeted = false
  let outbox: { readonly id: string; readonly text: string } | undefined
  let socket: WebSocket | undefined

  function fold(step: TableStep): void {
    steps.push(step)
    for (const entry of 'entries' in step ? (step.entries ?? []) : []) {
      const parsed = parseEntry(game, readEntry(entry).text)
      if (typeof parsed !== 'number' || appendEntry(match, parsed) !== undefined)
        faults.push(`cannot follow ${entry} of step ${steps.length - 1}`)
      entries++
    }
    if ('hash' in step && step.hash !== undefined && step.hash !== game.hash(match.state))
      faults.push(`another hash at step ${steps.length - 1}`)
  }

  function take(after: number, news: readonly TableStep[], re: readonly string[] = []): void {
    if (after > steps.length) return send({ type: 'watch', table, after: steps.length })
    for (const [index, step] of news.entries()) {
      const known = steps[after + index]
      if (known === undefined) fold(step)
      else if (JSON.stringify(known) !== JSON.stringify(step))
        faults.push(`step ${after + index} has become another`)
    }
    if (outbox === undefined || !re.includes(outbox.id)) return undefined
    acknowledged.add(outbox.id)
    outbox = undefined
    return undefined
  }

  function receive(message: ServerMessage): void {
    // Whoever asks for everything has heard nothing before it comes.
    if (message.type === (seat === 0 ? 'table' : 'welcome')) isGreeted = true
    if (message.type === 'steps') take(message.after, message.steps, message.re)
    else if (message.type === 'table') {
      if (message.steps.length < steps.length)
        faults.push(`${message.steps.length} steps are left of ${steps.length}`)
      take(0, message.steps)
      if (message.hash !== undefined && message.hash !== game.hash(match.state))
        faults.push('another hash than the server')
    } else if (message.type === 'no') {
      if (message.why === 'busy') setTimeout(() => outbox && socket?.send(outbox.text), AGAIN)
      else faults.push(`refused: ${JSON.stringify(message)}`)
    }
    move()
    heard()
  }

  function move(): void {
    const awaiting = game.awaiting(match.state)
    if (!isPlaying || outbox !== undefined) return
    if (awaiting.who !== 'seat' || awaiting.seat !== seat) return
    const id = newRequestId()
    const legal = game.moves(match.state)
    const moves = [game.format(legal[randomBelow(stream, legal.length)] ?? 0)]
    outbox = { id, text: JSON.stringify({ type: 'do', id, table, after: entries, moves }) }
    sent.add(id)
    if (pause === undefined) socket?.send(outbox.text)
    else setTimeout(() => outbox && socket?.send(outbox.text), pause)
  }

  const send = (message: object): void => socket?.send(JSON.stringify(message))

  return {
    table,
    steps,
    match,
    sent,
    acknowledged,
    faults,
    get unanswered() {
      return outbox?.id
    },
    get isUpToDate() {
      return isGreeted && outbox === undefined
    },
    get isOver() {
      return game.awaiting(match.state).who === 'nobody'
    },
    connect(host) {
      const opened = new WebSocket(`ws://${host}/api/socket`, {
        headers: { authorization: `Bearer ${token}` },
      })
      socket = opened
      isGreeted = false
      opened.on('error', () => undefined)
      opened.on('open', () => {
        // One asks for everything, the others for what they miss.
        const tables = [{ id: table, after: seat === 0 ? 0 : steps.length }]
        send({ type: 'hello', protocol: PROTOCOL_VERSION, rules: RULES_REVISION, tables })
        if (outbox !== undefined) opened.send(outbox.text)
      })
      opened.on('message', (data: Buffer) => {
        receive(serverMessage.parse(JSON.parse(data.toString('utf8'))))
      })
    },
    play(on) {
      isPlaying = on
      move()
    },
    leave() {
      socket?.terminate()
      socket = undefined
    },
  }
}
