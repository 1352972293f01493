/** A server on the other end of a socket, whose every word the test decides. */
import { PROTOCOL_VERSION } from '@tiletum/protocol'
import { clientMessage } from '@tiletum/protocol/schema'
import type { ClientMessage, ServerMessage, TableStep, TableHead } from '@tiletum/protocol'
import { RULES_REVISION } from '@tiletum/engine'
import { openSocket } from '../../src/game/remote/socket.ts'

export const ANNA = 'annaannaannaanna'
export const BRUNO = 'brunobrunobrunob'
export const TABLE = 'tabletabletablet'

export interface FakeServer {
  /** What the client sent on the present connection and nobody looked at yet. */
  readonly heard: () => ClientMessage[]
  readonly say: (message: ServerMessage) => void
  readonly welcome: (change?: Partial<Extract<ServerMessage, { type: 'welcome' }>>) => void
  readonly breakOff: (code?: number) => void
  readonly connections: () => number
}

export function fakeServer() {
  let connection: EventTarget | undefined
  let count = 0
  let nobody = false
  let sent: ClientMessage[] = []
  let hope: () => void = () => undefined
  let loss: () => void = () => undefined
  const open = (): WebSocket => {
    const target = new EventTarget()
    connection = target
    count++
    sent = []
    queueMicrotask(() => target.dispatchEvent(new Event(nobody ? 'close' : 'open')))
    return Object.assign(target, {
      readyState: WebSocket.OPEN,
      // What a real server would not read fails here, too.
      send: (text: string) => sent.push(clientMessage.parse(JSON.parse(text))),
      close: () => target.dispatchEvent(new Event('close')),
    }) as unknown as WebSocket
  }
  const say = (message: ServerMessage): void => {
    connection?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  const server: FakeServer = {
    heard() {
      const all = sent
      sent = []
      return all
    },
    say,
    welcome: (change = {}) =>
      say({
        type: 'welcome',
        you: { id: ANNA, name: 'Anna' },
        now: Date.now(),
        protocol: PROTOCOL_VERSION,
        rules: RULES_REVISION,
        build: 'test',
        epoch: '1',
        ...change,
      }),
    breakOff: (code = 1006) =>
      connection?.dispatchEvent(Object.assign(new Event('close'), { code })),
    connections: () => count,
  }
  const socket = openSocket({
    open,
    rules: RULES_REVISION,
    build: 'test',
    isVisible: () => true,
    onLoss(listener) {
      loss = listener
      return () => undefined
    },
    onHope(listener) {
      hope = listener
      return () => undefined
    },
    random: () => 0,
    isNobody: async () => nobody,
  })
  return {
    server,
    socket,
    forgetMe: () => void (nobody = true),
    hope: () => hope(),
    loss: () => loss(),
  }
}

export const HEAD: TableHead = {
  role: 'seated',
  people: { [ANNA]: { name: 'Anna', here: true }, [BRUNO]: { name: 'Bruno', here: true } },
  watchers: 0,
  mine: { draft: '', plans: '', note: '', readStep: 0, readChat: 0 },
}

export const tableMessage = (
  steps: readonly TableStep[],
  head: TableHead = HEAD,
): Extract<ServerMessage, { type: 'table' }> => ({
  type: 'table',
  id: TABLE,
  head,
  steps: [...steps],
  chat: [],
  entries: 0,
})

export const stepsMessage = (
  after: number,
  steps: readonly TableStep[],
  re?: string,
): Extract<ServerMessage, { type: 'steps' }> => ({
  type: 'steps',
  table: TABLE,
  after,
  steps: [...steps],
  ...(re === undefined ? {} : { re: [re] }),
})
