/**
 * How many connections there may be: in all, of an address, and of those who have not shown who they are.
 * Where there are too many, the oldest stranger goes, so that nobody keeps newcomers out by holding many
 * connections open.
 */
import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import { networkOf } from './network.ts'
import { rate } from './rate-limiter.ts'

export interface ConnectionLimits {
  readonly most: number
  readonly ofAddress: number
  readonly strangers: number
  readonly strangersOfAddress: number
}

export interface Connections {
  /** @param isShared whether many people's connections come from an address, as from a proxy */
  limit(server: Server, isShared: (address: string) => boolean): void
  /**
   * Ends connections with many requests at once. They would be handled in one go, and nobody else
   * meanwhile; to end them costs something too, so their address gets no new ones for some time.
   */
  withoutPipelines(handler: RequestListener): RequestListener
  /** Somebody who is known here uses it. */
  noteKnown(socket: Socket): void
  readonly size: number
}

const USUAL: ConnectionLimits = {
  most: 4_000,
  ofAddress: 400,
  strangers: 2_000,
  strangersOfAddress: 200,
}

/** An address that has had all its connections gets as many new ones within so many milliseconds. */
const ARRIVALS_WITHIN = 10_000
/** Requests on one connection that wait for their answers: browsers and proxies send the next one then. */
const MOST_UNANSWERED = 16
/** Every connection beyond an address's share counts as so many arrivals. */
const PENALTY = 40

/** @param times how many times the usual one address may have */
export function createConnections(
  times = 1,
  {
    most,
    ofAddress = times * USUAL.ofAddress,
    strangers,
    strangersOfAddress = times * USUAL.strangersOfAddress,
  }: Partial<ConnectionLimits> = {},
): Connections {
  const all = createGroup(most ?? USUAL.most)
  const allStrangers = createGroup(strangers ?? USUAL.strangers)
  const addresses = new Map<string, Group>()
  const strangersOf = new Map<string, Group>()
  const arrivals = rate(ofAddress, ARRIVALS_WITHIN, () => performance.now())
  const memberships = new WeakMap<Socket, readonly Group[]>()
  const strangerships = new WeakMap<Socket, readonly Group[]>()

  function groupAt(map: Map<string, Group>, address: string, limit: number): Group {
    const group = map.get(address) ?? createGroup(limit)
    map.set(address, group)
    return group
  }

  /** The newcomer itself goes where there is no stranger to go in its place. */
  function dropOldest(group: Group | undefined, newcomer: Socket): void {
    const [oldest = newcomer] = group?.members ?? []
    leave(oldest)
    oldest.destroy()
  }

  function leave(socket: Socket): void {
    for (const { members } of memberships.get(socket) ?? []) members.delete(socket)
  }

  function enter(socket: Socket, address: string, isShared: boolean): void {
    const theirs = groupAt(addresses, address, isShared ? Infinity : ofAddress)
    const ofTheirs = groupAt(strangersOf, address, isShared ? Infinity : strangersOfAddress)
    const groups = [all, theirs, allStrangers, ofTheirs]
    memberships.set(socket, groups)
    strangerships.set(socket, [allStrangers, ofTheirs])
    for (const { members } of groups) members.add(socket)
    socket.once('close', () => {
      leave(socket)
      if (theirs.members.size === 0) addresses.delete(address)
      if (ofTheirs.members.size === 0) strangersOf.delete(address)
    })
    if (isOver(theirs) || isOver(ofTheirs)) dropOldest(ofTheirs, socket)
    if (isOver(all) || isOver(allStrangers)) dropOldest(allStrangers, socket)
  }

  return {
    limit(server, isShared) {
      server.on('connection', (socket) => {
        // A connection that neither sends nor reads any more is of no use.
        socket.on('timeout', () => socket.destroy())
        const address = networkOf(socket.remoteAddress ?? '')
        const isOneOfMany = isShared(socket.remoteAddress ?? '')
        if (isOneOfMany || arrivals.allows(address)) enter(socket, address, isOneOfMany)
        else socket.destroy()
      })
    },
    withoutPipelines(handler) {
      const unanswered = new WeakMap<Socket, number>()
      return (request, response) => {
        const { socket } = request
        const count = (unanswered.get(socket) ?? 0) + 1
        unanswered.set(socket, count)
        if (count <= MOST_UNANSWERED) {
          response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
          return handler(request, response)
        }
        if (count > MOST_UNANSWERED + 1) return undefined
        arrivals.spend(networkOf(socket.remoteAddress ?? ''), PENALTY)
        return void socket.destroy()
      }
    },
    noteKnown(socket) {
      for (const { members } of strangerships.get(socket) ?? []) members.delete(socket)
    },
    get size() {
      return all.members.size
    },
  }
}

/** In the order in which they came. */
interface Group {
  readonly limit: number
  readonly members: Set<Socket>
}

const createGroup = (limit: number): Group => ({ limit, members: new Set<Socket>() })
const isOver = ({ limit, members }: Group): boolean => members.size > limit

/** Whether a proxy in front of this server has this address: this machine's own, or one that is named. */
export function proxyCheck(named: readonly string[]): (address: string) => boolean {
  const networks = named.filter((one) => !(one in RANGES)).map(parseNetwork)
  const ranges = ['loopback', ...named].flatMap((one) => RANGES[one] ?? [])
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return (
      ranges.includes(parsed.range()) ||
      networks.some(
        ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
      )
    )
  }
}

const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
}

function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const parsed = ipaddr.process(text)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}
