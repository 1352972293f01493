/** Somebody at a socket, who remembers everything heard and waits for what is expected. */
import WebSocket from 'ws'
import { RULES_REVISION } from '@tiletum/engine'
import { newRequestId, PROTOCOL_VERSION } from '@tiletum/protocol'
import type { ClientMessage, ServerMessage } from '@tiletum/protocol'
import { serverMessage } from '@tiletum/protocol/schema'
import type { Player, Server } from './whole-server.ts'

export interface Client {
  readonly heard: ServerMessage[]
  readonly socket: WebSocket
  send(message: ClientMessage | string | object): void
  /** A request about a table with an id of its own, and the answer to it. */
  ask(request: object): Promise<ServerMessage>
  /** The first message that fits, of those heard or to come. */
  hear<Type extends ServerMessage['type']>(
    type: Type,
    fits?: (message: Extract<ServerMessage, { type: Type }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: Type }>>
  closed(): Promise<number>
}

export async function openSocket(server: Server, headers: Record<string, string>): Promise<Client> {
  const socket = new WebSocket(`ws://${server.host}/api/socket`, { headers })
  const heard: ServerMessage[] = []
  const waiting = new Set<() => void>()
  let code: number | undefined
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString('utf8'))
    // Whatever the server says is of this protocol.
    heard.push(serverMessage.parse(message))
    for (const look of waiting) look()
  })
  socket.on('close', (why) => {
    code = why
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)

  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find()
        if (found === undefined && code === undefined) return
        waiting.delete(look)
        if (found === undefined) reject(new Error(`The socket was closed: ${code}`))
        else resolve(found)
      }
      waiting.add(look)
      look()
    })

  const client: Client = {
    heard,
    socket,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    ask(request) {
      const asked = { id: newRequestId(), ...request }
      client.send(asked)
      return until(() =>
        heard.find((message) => {
          if (!('re' in message) || message.re === undefined) return false
          return typeof message.re === 'string'
            ? message.re === asked.id
            : message.re.includes(asked.id)
        }),
      )
    },
    hear: (type, fits = () => true) =>
      until(() => heard.find((one) => one.type === type && fits(one as never)) as never),
    closed: () => until(() => code),
  }
  return client
}

/** With a token, and greeted. */
export async function enter(
  server: Server,
  player: Player,
  tables: readonly { id: string; after: number; key?: string }[] = [],
): Promise<Client> {
  const client = await openSocket(server, { authorization: `Bearer ${player.token}` })
  client.send({ type: 'hello', protocol: PROTOCOL_VERSION, rules: RULES_REVISION, tables })
  await client.hear('welcome')
  for (const { id } of tables) await client.hear('table', (message) => message.id === id)
  return client
}
