/**
 * The one WebSocket of this tab, for all its tables. After a loss it reconnects, watches its tables
 * again and sends unanswered requests again, under the same id.
 */
import { PROTOCOL_VERSION, readServerMessage, REVOKED, TIMES } from '@tiletum/protocol'
import type { ClientMessage, RefusalMessage, ServerMessage, TableRequest } from '@tiletum/protocol'
import { attempt } from '../../shared/browser/attempt.ts'
import { createSignal } from '../host/signal.ts'
import type { Signal } from '../host/signal.ts'

export type SocketStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open'; readonly you: string }
  /** The connection is lost and being retried; `restarting` if the server announced it. */
  | { readonly is: 'away'; readonly restarting: boolean }
  /** The server speaks another protocol or plays by other rules: the page must be reloaded. */
  | { readonly is: 'outdated' }
  /** The server does not know this device. */
  | { readonly is: 'nobody' }

/** Messages about one table. */
export type TableNews = Extract<
  ServerMessage,
  { type: 'table' | 'steps' | 'said' | 'kept' | 'present' | 'no' }
>
export type SummaryNews = Extract<ServerMessage, { type: 'turn' }>

export type SocketResponse =
  | { readonly is: 'done'; readonly message: ServerMessage }
  | { readonly is: 'no'; readonly no: RefusalMessage }

export interface Watcher {
  /** Number of steps that the watcher knows. */
  readonly known: () => number
  readonly key?: string | undefined
  readonly receive: (news: TableNews) => void
  /** The server's data was restored from a backup: the watcher drops all its steps. */
  readonly forget: () => void
}

export interface OnlineSocket {
  readonly status: Signal<SocketStatus>
  /** True if the server is of another release than this page, and they can still talk. */
  readonly newRelease: Signal<boolean>
  /** The server's clock minus the one here, in milliseconds. */
  readonly skew: () => number
  /** Calls the watcher with messages about a table. Returns a function that stops it. */
  readonly watch: (table: string, watcher: Watcher) => () => void
  /** Asks for the missing steps of a table again. */
  readonly watchAgain: (table: string) => void
  /** Called with changes in the list of the person's tables. */
  readonly onSummary: (listener: (news: SummaryNews) => void) => () => void
  /** Resolves with the answer of the server, however long it takes. */
  readonly request: (request: TableRequest) => Promise<SocketResponse>
  readonly close: () => void
}

/** What the socket needs of the browser; tests replace it. */
export interface SocketEnvironment {
  readonly open: () => WebSocket
  readonly rules: number
  readonly build: string
  readonly isVisible: () => boolean
  /** Calls back when a retry is worthwhile: the network is back, or the page is visible again. */
  readonly onHope: (listener: () => void) => () => void
  /** Calls back when the device goes offline, before the socket notices. */
  readonly onLoss: (listener: () => void) => () => void
  readonly random: () => number
  /** Returns whether the server doesn't know this device; a refused socket does not say why. */
  readonly isNobody: () => Promise<boolean>
}

const SHORTEST_PAUSE = 500
const LONGEST_PAUSE = 30_000

interface Waiting {
  readonly request: TableRequest
  readonly resolve: (answer: SocketResponse) => void
}

export function openSocket(surroundings: SocketEnvironment): OnlineSocket {
  const status = createSignal<SocketStatus>({ is: 'connecting' })
  const watchers = new Map<string, Watcher>()
  const summaries = new Set<(news: SummaryNews) => void>()
  const waiting = new Map<string, Waiting>()
  const newRelease = createSignal(false)
  let socket: WebSocket | undefined
  let welcomed = false
  let epoch: string | undefined
  let skew = 0
  let failures = 0
  let restarting = false
  let closed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setInterval> | undefined
  let unanswered = 0

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) attempt(() => socket?.send(JSON.stringify(message)))
  }
  const isFinal = () => ['outdated', 'nobody'].includes(status.current().is)

  const connect = (): void => {
    clearTimeout(retry)
    if (closed || socket !== undefined || isFinal()) return
    const opened = attempt(surroundings.open)
    if (opened === undefined) {
      lost()
      return
    }
    socket = opened
    let accepted = false
    opened.addEventListener('open', () => {
      accepted = true
      send({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        rules: surroundings.rules,
        build: surroundings.build,
        tables: [],
      })
    })
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return
      unanswered = 0
      const message = readServerMessage(String(data))
      if (message !== undefined) receive(message)
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      if (code === REVOKED) end({ is: 'nobody' })
      else lost()
      if (!accepted) void askWhetherNobody()
    })
  }

  const drop = (): void => {
    const dropped = socket
    socket = undefined
    welcomed = false
    clearInterval(beat)
    if (dropped !== undefined) attempt(() => dropped.close())
  }

  const lost = (): void => {
    drop()
    if (closed || isFinal()) return
    status.set({ is: 'away', restarting })
    const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures)
    failures++
    retry = setTimeout(connect, longest * (0.5 + surroundings.random() / 2))
  }

  const askWhetherNobody = async (): Promise<void> => {
    if ((await surroundings.isNobody()) && !closed && socket === undefined) end({ is: 'nobody' })
  }

  /** A socket that leaves two pings unanswered is dead, whatever the browser thinks. */
  const ping = (): void => {
    if (unanswered >= 2) {
      lost()
      return
    }
    unanswered++
    send({ type: 'ping', visible: surroundings.isVisible() })
  }

  const watchNow = (table: string, { known, key }: Watcher): void =>
    send({ type: 'watch', table, after: known(), ...(key === undefined ? {} : { key }) })

  const welcome = (message: Extract<ServerMessage, { type: 'welcome' }>): void => {
    welcomed = true
    failures = 0
    restarting = false
    skew = message.now - Date.now()
    newRelease.set(message.build !== surroundings.build)
    if (message.protocol !== PROTOCOL_VERSION || message.rules !== surroundings.rules) {
      end({ is: 'outdated' })
      return
    }
    if (epoch !== undefined && epoch !== message.epoch)
      for (const watcher of watchers.values()) watcher.forget()
    epoch = message.epoch
    unanswered = 0
    beat = setInterval(ping, TIMES.ping)
    status.set({ is: 'open', you: message.you.id })
    for (const [table, watcher] of watchers) watchNow(table, watcher)
    for (const { request } of waiting.values()) send(request)
  }

  const end = (last: SocketStatus): void => {
    status.set(last)
    drop()
  }

  const answer = (id: string, answered: SocketResponse): void => {
    const found = waiting.get(id)
    waiting.delete(id)
    found?.resolve(answered)
  }

  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        welcome(message)
        return
      case 'pong':
        skew = message.now - Date.now()
        return
      case 'restart':
        restarting = true
        return
      case 'turn':
        for (const listener of summaries) listener(message)
        return
      case 'no':
        if (message.why === 'version') end({ is: 'outdated' })
        else if (message.why === 'nobody' && message.re === undefined) end({ is: 'nobody' })
        else refuse(message)
        return
      case 'table':
        watchers.get(message.id)?.receive(message)
        return
      case 'steps':
      case 'said':
      case 'kept':
        watchers.get(message.table)?.receive(message)
        for (const id of [message.re ?? []].flat()) answer(id, { is: 'done', message })
        return
      case 'present':
        watchers.get(message.table)?.receive(message)
    }
  }

  /**
   * A stale refusal brings the missing steps; the table applies them before the request is
   * answered.
   */
  const refuse = (message: RefusalMessage): void => {
    if (message.table !== undefined) watchers.get(message.table)?.receive(message)
    if (message.re === undefined) return
    // The server can't write just now: send the request again under the same id.
    const asked = waiting.get(message.re)
    if (message.why === 'busy' && asked !== undefined) {
      setTimeout(() => {
        if (waiting.has(asked.request.id)) send(asked.request)
      }, SHORTEST_PAUSE * 2)
      return
    }
    answer(message.re, { is: 'no', no: message })
  }

  const forgetHope = surroundings.onHope(() => {
    if (socket === undefined) connect()
    else if (welcomed) ping()
  })
  const forgetLoss = surroundings.onLoss(() => {
    if (socket !== undefined) lost()
  })
  connect()

  return {
    status,
    newRelease,
    skew: () => skew,
    watch(table, watcher) {
      watchers.set(table, watcher)
      if (welcomed) watchNow(table, watcher)
      return () => {
        if (watchers.get(table) !== watcher) return
        watchers.delete(table)
        send({ type: 'unwatch', table })
      }
    },
    watchAgain(table) {
      const watcher = watchers.get(table)
      if (watcher !== undefined && welcomed) watchNow(table, watcher)
    },
    onSummary(listener) {
      summaries.add(listener)
      return () => summaries.delete(listener)
    },
    request: async (request) =>
      new Promise((resolve) => {
        waiting.set(request.id, { request, resolve })
        if (welcomed) send(request)
      }),
    close() {
      closed = true
      clearTimeout(retry)
      forgetHope()
      forgetLoss()
      drop()
    },
  }
}
