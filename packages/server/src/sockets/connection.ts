/** One socket of one tab: its messages one after the other, its tables, what is sent to it. */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { RULES_REVISION } from '@tiletum/engine'
import { LIMITS, PROTOCOL_VERSION } from '@tiletum/protocol'
import type { ClientMessage, RefusalMessage, ServerMessage, TableRequest } from '@tiletum/protocol'
import type { Asker } from '../identity/identity.ts'
import { admit } from '../tables/access.ts'
import { handle } from '../tables/handle.ts'
import { StoreUnavailable } from '../store/store.ts'
import { UnreadableTable } from '../tables/held.ts'
import type { House } from '../tables/house.ts'
import { noFor } from '../tables/service.ts'
import { keepAlive } from './alive.ts'
import { endSocket } from './ending.ts'
import type { Hub, Member } from './hub.ts'
import { readMessage } from './reading.ts'
import { frameOf, senderTo } from './sending.ts'
import { createWatching } from './watching.ts'

const MISUSE = 1008
/** Messages that wait for their turn, and refused ones in a row, before the socket is closed. */
const MOST_WAITING = 200
const MOST_REFUSED = 200

type Hello = Extract<ClientMessage, { type: 'hello' }>

export function connect(
  house: House,
  hub: Hub,
  socket: WebSocket,
  connection: Socket,
  asker: Asker,
  address: string,
): void {
  const person = asker.person.id
  const limiter = house.rates.ofSocket()
  let greeted = false
  let waiting = 0
  let refused = 0
  let work: Promise<unknown> = Promise.resolve()

  const { answersOfAddress } = house.rates
  const sendFrame = senderTo(socket, connection, (bytes) => answersOfAddress.spend(address, bytes))
  const isTooMuch = (): boolean => !limiter.allows('') || !answersOfAddress.hasLeft(address)
  const send = (message: ServerMessage): void => sendFrame(frameOf(JSON.stringify(message)))
  const member: Member = {
    person,
    address,
    tokenHash: asker.session?.tokenHash,
    send,
    close: (code, why) => endSocket(socket, code, why),
  }
  socket.on('error', () => socket.terminate())
  const leave = hub.join(member)
  if (leave === undefined) {
    send({ type: 'no', why: 'limit', detail: 'sockets' })
    return endSocket(socket, MISUSE, 'too many')
  }
  const watching = createWatching(house, hub, member, sendFrame)
  const pulse = keepAlive(socket)

  async function receive(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return greet(message)
    if (message.type === 'ping') {
      if (message.visible === true) house.presence.see(person)
      return send({ type: 'pong', now: house.now() })
    }
    if (!greeted) return send({ type: 'no', why: 'version', detail: 'hello' })
    switch (message.type) {
      case 'watch':
        return watching.watch(message.table, message.after, message.key)
      case 'unwatch':
        return watching.unwatch(message.table)
      default:
        return answer(message)
    }
  }

  async function greet({ protocol, rules, tables }: Hello): Promise<void> {
    const { id, name } = asker.person
    send({
      type: 'welcome',
      you: { id, name },
      now: house.now(),
      protocol: PROTOCOL_VERSION,
      rules: RULES_REVISION,
      build: house.build,
      epoch: house.epoch,
    })
    if (protocol !== PROTOCOL_VERSION || rules !== RULES_REVISION)
      return send({ type: 'no', why: 'version' })
    greeted = true
    for (const { id: table, after, key } of tables)
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were asked for
      await watching.watch(table, after, key)
    return undefined
  }

  async function answer(request: TableRequest): Promise<void> {
    const admitted =
      watching.admitted(request.table) ?? (await admit(house, request.table, person, undefined))
    if (admitted === undefined) return send(noFor(request.table, { why: 'gone' }, request.id))
    watching.expect(request.id)
    const reply = await handle(house, admitted, { person }, request)
    watching.unexpect(request.id)
    // Whoever watches the table has got the step already, with the request's id.
    if (watching.hasTold(request.id)) return undefined
    send(reply)
    if (reply.type === 'kept') {
      const { re: _re, ...others } = reply
      hub.toPerson(person, others, member)
    }
    return undefined
  }

  /** Too often, or nothing of this protocol: not done, but told. */
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
    watching.close()
    leave()
  })
}
