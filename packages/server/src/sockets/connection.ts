/** One socket of one tab: its messages one after the other, its tables, what is sent to it. */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { RULES_REVISION } from '@tiletum/engine'
import { LIMITS, PROTOCOL_VERSION } from '@tiletum/protocol'
import type { ClientMessage, RefusalMessage, ServerMessage, TableRequest } from '@tiletum/protocol'
import type { Caller } from '../identity/authenticate.ts'
import { authorize } from '../tables/table-access.ts'
import { handle } from '../tables/handle-request.ts'
import { StoreUnavailable } from '../store/server-store.ts'
import { UnreadableTable } from '../tables/live-table.ts'
import type { Services } from '../services.ts'
import { refusalMessage } from '../tables/table-service.ts'
import { keepAlive } from './keep-alive.ts'
import { endSocket } from './ending.ts'
import type { Hub, Member } from './hub.ts'
import { readMessage } from './parse-message.ts'
import { frameOf, senderTo } from './send-frames.ts'
import { createTableSubscriptions } from './table-subscriptions.ts'

const MISUSE = 1008
/** Messages that wait for their turn, and refused ones in a row, before the socket is closed. */
const MOST_WAITING = 200
const MOST_REFUSED = 200

type Hello = Extract<ClientMessage, { type: 'hello' }>

export function connect(
  services: Services,
  hub: Hub,
  socket: WebSocket,
  connection: Socket,
  caller: Caller,
  address: string,
): void {
  const person = caller.person.id
  const limiter = services.rates.ofSocket()
  let greeted = false
  let waiting = 0
  let refused = 0
  let work: Promise<unknown> = Promise.resolve()

  const { answersOfAddress } = services.rates
  const sendFrame = senderTo(socket, connection, (bytes) => answersOfAddress.spend(address, bytes))
  const isTooMuch = (): boolean => !limiter.allows('') || !answersOfAddress.hasLeft(address)
  const send = (message: ServerMessage): void => sendFrame(frameOf(JSON.stringify(message)))
  const member: Member = {
    person,
    address,
    tokenHash: caller.session?.tokenHash,
    send,
    close: (code, why) => endSocket(socket, code, why),
  }
  socket.on('error', () => socket.terminate())
  const leave = hub.join(member)
  if (leave === undefined) {
    send({ type: 'no', why: 'limit', detail: 'sockets' })
    return endSocket(socket, MISUSE, 'too many')
  }
  const subscriptions = createTableSubscriptions(services, hub, member, sendFrame)
  const pulse = keepAlive(socket)

  async function receive(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return greet(message)
    if (message.type === 'ping') {
      if (message.visible === true) services.presence.see(person)
      return send({ type: 'pong', now: services.now() })
    }
    if (!greeted) return send({ type: 'no', why: 'version', detail: 'hello' })
    switch (message.type) {
      case 'watch':
        return subscriptions.watch(message.table, message.after, message.key)
      case 'unwatch':
        return subscriptions.unwatch(message.table)
      default:
        return answer(message)
    }
  }

  async function greet({ protocol, rules, tables }: Hello): Promise<void> {
    const { id, name } = caller.person
    send({
      type: 'welcome',
      you: { id, name },
      now: services.now(),
      protocol: PROTOCOL_VERSION,
      rules: RULES_REVISION,
      build: services.build,
      epoch: services.epoch,
    })
    if (protocol !== PROTOCOL_VERSION || rules !== RULES_REVISION)
      return send({ type: 'no', why: 'version' })
    greeted = true
    for (const { id: table, after, key } of tables)
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were asked for
      await subscriptions.watch(table, after, key)
    return undefined
  }

  async function answer(request: TableRequest): Promise<void> {
    const access =
      subscriptions.access(request.table) ??
      (await authorize(services, request.table, person, undefined))
    if (access === undefined)
      return send(refusalMessage(request.table, { why: 'gone' }, request.id))
    subscriptions.expect(request.id)
    const reply = await handle(services, access, { person }, request)
    subscriptions.unexpect(request.id)
    // A subscribed client has already received the step together with this request's id.
    if (subscriptions.hasTold(request.id)) return undefined
    send(reply)
    if (reply.type === 'kept') {
      const { re: _re, ...others } = reply
      hub.toPerson(person, others, member)
    }
    return undefined
  }

  /** Refuses a message that came too fast or is not of this protocol. */
  function refuse(no: Omit<RefusalMessage, 'type'>): void {
    refused++
    send({ type: 'no', ...no })
    if (refused >= MOST_REFUSED) endSocket(socket, MISUSE, 'misuse')
  }

  socket.on('ping', (data: Buffer) => {
    if (socket.readyState !== socket.OPEN) return undefined
    pulse.alive()
    if (isTooMuch()) return refuse({ why: 'limit', detail: 'requests' })
    if (connection.writableLength > LIMITS.buffered) return socket.terminate()
    return socket.pong(data)
  })
  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return undefined
    pulse.alive()
    if (isTooMuch()) return refuse({ why: 'limit', detail: 'requests' })
    if (waiting >= MOST_WAITING) return endSocket(socket, MISUSE, 'misuse')
    const read = readMessage(data, binary)
    if ('no' in read) return refuse(read.no)
    refused = 0
    waiting++
    work = work
      .then(() => receive(read.message))
      .catch((error: unknown) => {
        // The store itself tells once what it cannot do.
        if (!(error instanceof StoreUnavailable)) console.error(error)
        const re = 'id' in read.message ? { re: read.message.id } : {}
        send({
          type: 'no',
          ...re,
          ...(error instanceof UnreadableTable
            ? { why: 'unreadable', table: error.table }
            : { why: 'busy' }),
        })
      })
      .finally(() => waiting--)
    return undefined
  })
  socket.on('close', () => {
    pulse.stop()
    subscriptions.close()
    leave()
  })
}
