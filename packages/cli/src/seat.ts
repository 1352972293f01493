/** A computer player of this machine in a seat of a table on a server: it answers what it is asked. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { contentId } from '@tiletum/bots'
import type { SeatQuestion, Hello, SeatMessage, PolicyName } from '@tiletum/bots'
import { createSearchWorker } from '@tiletum/bots/search-worker'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { WebSocket } from 'ws'
import { whereCalled } from './programs.ts'

export interface RemoteSeat {
  /** The address at which programs take seats. */
  readonly url: URL
  readonly token: string
}

/** `http://host/…#TOKEN`, as the table's page gives it; undefined for anything else. */
export function parseSeatUrl(text: string): RemoteSeat | undefined {
  if (!URL.canParse(text)) return undefined
  const given = new URL(text)
  const token = given.hash.slice(1)
  if (!/^https?:$/.test(given.protocol) || !/^[\w-]{22,64}$/.test(token)) return undefined
  const url = new URL('/api/seat', given)
  url.protocol = given.protocol === 'https:' ? 'wss:' : 'ws:'
  return { url, token }
}

export type SeatEnd =
  | {
      readonly end: 'over'
      readonly seat: number
      readonly scores: readonly number[]
      readonly standings: readonly number[]
    }
  /** The token is not good, or no longer. */
  | { readonly end: 'refused' }
  /** The table plays with other components than this program has. */
  | { readonly end: 'other-content' }
  /** The server sent the program away. */
  | { readonly end: 'sent-away'; readonly why: string }
  /** No server of the game answers at the address, or none does any more. */
  | { readonly end: 'no-answer' }

export interface RemoteSeatOptions {
  /** A computer player, or the words of a command that starts a program. */
  readonly bot: PolicyName | readonly string[]
  readonly seed: string
  readonly iterations?: number
  /** Is told when the connection was lost, and of every decision. */
  readonly onLost: () => void
  readonly onMove: (move: string) => void
}

const UNAUTHORISED = 401
const SENT_AWAY = [1008, 4001]
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A server that is restarted comes back; an address that never answered is most likely a wrong one. */
const MOST_TRIES = 30
const MOST_FIRST_TRIES = 3
/** The server pings every 20 seconds; when it has been silent for so long, the connection is dead. */
const LONGEST_SILENCE = 65_000

/** Plays until the game is over. A lost connection is made again, a dead address given up. */
export async function playRemoteSeat(
  remote: RemoteSeat,
  options: RemoteSeatOptions,
): Promise<SeatEnd> {
  let everOpen = false
  let failed = 0
  let wait = FIRST_WAIT
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one connection after the other
    const end = await connected(remote, options, () => {
      everOpen = true
      failed = 0
      wait = FIRST_WAIT
    })
    if (end !== undefined) return end
    failed++
    if (failed >= (everOpen ? MOST_TRIES : MOST_FIRST_TRIES)) return { end: 'no-answer' }
    if (everOpen) options.onLost()
    const pause = wait * (1 + Math.random())
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((go) => setTimeout(go, pause))
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }
}

/** Plays over one connection. Returns how the game ended; undefined if the connection was lost. */
function connected(
  { url, token }: RemoteSeat,
  options: RemoteSeatOptions,
  onOpen: () => void,
): Promise<SeatEnd | undefined> {
  const { promise, resolve } = promised<SeatEnd | undefined>()
  const socket = new WebSocket(url, {
    headers: { authorization: `Bearer ${token}` },
    handshakeTimeout: LONGEST_WAIT,
  })
  const searchWorker = createSearchWorker(content)
  const program = typeof options.bot === 'string' ? undefined : bridge(options.bot, socket)
  let hello: Hello | undefined
  let work: Promise<unknown> = Promise.resolve()
  const silence = setTimeout(() => socket.terminate(), LONGEST_SILENCE)
  const leave = (end: SeatEnd): void => {
    resolve(end)
    socket.close()
  }

  async function choose({ number, state }: SeatQuestion): Promise<void> {
    if (hello === undefined) return
    const { bot: policy, seed, iterations } = options
    if (typeof policy !== 'string') return
    const { move } = await searchWorker.think({
      config: hello.config,
      state,
      policy,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
    })
    if (socket.readyState !== socket.OPEN) return
    options.onMove(move)
    socket.send(JSON.stringify({ number, move }))
  }

  async function receive(message: SeatMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        hello = message
        if (program !== undefined) return
        if (contentId(compose(message.config, content)) !== message.content)
          leave({ end: 'other-content' })
        return
      case 'choose':
        return choose(message)
      case 'over': {
        const { scores, standings } = message
        return leave({ end: 'over', seat: hello?.seat ?? 0, scores, standings })
      }
      case 'new':
      case 'refused':
      case 'wait':
    }
  }

  socket.on('open', onOpen)
  socket.on('ping', () => silence.refresh())
  socket.on('message', (data: Buffer) => {
    silence.refresh()
    const message = JSON.parse(data.toString()) as SeatMessage
    program?.stdin.write(`${JSON.stringify(message)}\n`)
    work = work.then(() => receive(message)).catch(() => socket.terminate())
  })
  socket.on('unexpected-response', (_request, { statusCode }) => {
    resolve(statusCode === UNAUTHORISED ? { end: 'refused' } : undefined)
    socket.terminate()
  })
  socket.on('error', () => undefined)
  socket.on('close', (code, why) => {
    clearTimeout(silence)
    searchWorker.stop()
    program?.stdin.end()
    void work.finally(() =>
      resolve(SENT_AWAY.includes(code) ? { end: 'sent-away', why: why.toString() } : undefined),
    )
  })
  return promise
}

/** Starts a program that hears what the server says, and passes its answers on. */
function bridge([name = '', ...words]: readonly string[], socket: WebSocket) {
  const program = spawn(name, words, { cwd: whereCalled(), stdio: ['pipe', 'pipe', 'inherit'] })
  createInterface({ input: program.stdout }).on('line', (line) => {
    // Anything else is what a library printed; the server need not hear of it.
    if (line.startsWith('{') && socket.readyState === socket.OPEN) socket.send(line)
  })
  program.stdin.on('error', () => undefined)
  program.on('error', () => socket.terminate())
  return program
}

function promised<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((go) => {
    resolve = go
  })
  return { promise, resolve }
}
