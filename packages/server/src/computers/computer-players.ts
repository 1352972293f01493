/**
 * Computer players at the tables of this process. A step that leaves the decision to one of them
 * makes it think, a turn up to its reveal; the moves come through the same door as everybody's. They
 * move only where a person sits and was seen of late: nobody's machine plays to empty chairs.
 */
import { LEVELS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { deciderOf, LIMITS, peopleAt, TIMES } from '@tiletum/protocol'
import { lruCache } from '../limits/lru-cache.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/table-service.ts'
import type { Pool } from './thinking-pool.ts'
import { createQueue } from './turn-queue.ts'

export interface ComputerPlayers {
  /** Looks whether a computer player has to decide at a table. */
  look(table: string): Promise<void>
  readonly waiting: number
  readonly running: number
  close(): Promise<void>
}

export interface ComputersContext {
  readonly tables: Tables
  readonly presence: Pick<PresenceTracker, 'goneSince' | 'here' | 'onEnter'>
  readonly pool: Pool
  /** The address from which a person was last seen, if that was in this process. */
  readonly addressOf: (person: string) => string | undefined
  /** The number of turns of one address that may wait. */
  readonly mostOfAddress?: number
  readonly now: () => number
  /** Is called with the time that a turn was thought about. */
  readonly thought?: (level: Level, milliseconds: number) => void
  /** Milliseconds until what came to nothing is tried again. */
  readonly patience?: number
}

const CRASHES = 3
const PATIENCE = 2_000
const MOST_REMEMBERED = 10_000
const HOUR = 3_600_000

interface Turn {
  readonly seat: number
  readonly level: Level
  readonly after: number
}

export function createComputers(context: ComputersContext): ComputerPlayers {
  const { tables, presence, pool, now, thought, addressOf, patience = PATIENCE } = context
  const queue = createQueue(pool.size, context.mostOfAddress)
  /** By table and seat: how often thinking broke down since it last came to something. */
  const crashes = lruCache<string, number>(MOST_REMEMBERED)
  /** Tables that somebody came to: another process that died there is found out by looking. */
  const visited = lruCache<string, true>(MOST_REMEMBERED)
  const again = new Set<string>()
  let closed = false

  async function look(id: string): Promise<void> {
    const live = await tables.load(id)
    if (live !== undefined) consider(live)
  }

  function consider(live: LiveTable): void {
    if (closed || turnOf(live) === undefined || !isSeen(live)) return
    const { owner } = live.table
    const from = { owner, table: live.id, address: addressOf(owner) ?? owner }
    if (!queue.add(from, () => play(live.id))) again.add(live.id)
  }

  /** By a page at the table, or by what they did there without one. */
  function isSeen({ id, table, steps }: LiveTable): boolean {
    const { pace } = table
    const since = now() - (pace.pace === 'live' ? TIMES.gone : pace.hours * HOUR)
    const people = peopleAt(table)
    const last = steps.findLast(({ by }) => people.includes(by))
    if (last !== undefined && last.at >= since) return true
    return people.some((person) => (presence.goneSince(id, person) ?? Infinity) >= since)
  }

  async function play(id: string): Promise<void> {
    const live = await tables.load(id)
    const turn = live === undefined ? undefined : turnOf(live)
    if (closed || live?.match === undefined || turn === undefined) return
    const { seat, level, after } = turn
    const { config, edition } = live.table.terms
    const begun = performance.now()
    try {
      const moves = await pool.think({
        config,
        ...(edition === undefined ? {} : { edition }),
        state: live.match.state,
        seat,
        level,
        seed: `${id} ${after}`,
        most: LIMITS.moves,
      })
      thought?.(level, performance.now() - begun)
      const outcome = await tables.playComputerTurn(id, {
        seat,
        after,
        moves,
        request: `computer ${after}`,
      })
      if (!('no' in outcome)) return crashes.delete(`${id} ${seat}`)
      const { why } = outcome.no
      // Somebody was faster: the step that they made is looked at by itself.
      if (why === 'stale' || why === 'not-now' || why === 'frozen' || why === 'gone') return
      if (why !== 'busy') throw new Error(`A computer player's turn is ${why}`)
      again.add(id)
    } catch {
      await brokeDown(id, turn)
    }
  }

  async function brokeDown(id: string, { seat, after }: Turn): Promise<void> {
    if (closed) return
    const key = `${id} ${seat}`
    const times = (crashes.peek(key) ?? 0) + 1
    crashes.set(key, times)
    if (times < CRASHES) return void again.add(id)
    crashes.delete(key)
    await tables.act(id, `rest ${after} ${now()}`, (live) =>
      turnOf(live)?.after === after ? { kind: 'seat', change: { do: 'rest', seat } } : undefined,
    )
  }

  tables.onStep(consider)
  presence.onEnter((id) => {
    visited.set(id, true)
    look(id).catch(() => undefined)
  })
  const timer = setInterval(() => {
    const ids = [...again]
    again.clear()
    for (const id of ids) look(id).catch(() => again.add(id))
  }, patience).unref()
  const net = setInterval(() => {
    for (const id of visited.keys())
      if (presence.here(id).length > 0) look(id).catch(() => undefined)
      else visited.delete(id)
  }, TIMES.ping).unref()

  return {
    look,
    get waiting() {
      return queue.waiting
    },
    get running() {
      return queue.running
    },
    async close() {
      closed = true
      clearInterval(timer)
      clearInterval(net)
      await pool.close()
    },
  }
}

/** The turn that a computer player has to play at a table now. */
function turnOf({ table, match, frozen }: LiveTable): Turn | undefined {
  const { state, awaits, entries } = table
  const seat = table.seats[awaits]
  if (state !== 'playing' || seat === undefined || seat.resting) return undefined
  if (match === undefined || frozen !== undefined) return undefined
  const decider = deciderOf(seat)
  if (decider?.kind !== 'computer') return undefined
  const level = LEVELS.find((one) => one === decider.level)
  return level === undefined ? undefined : { seat: awaits, level, after: entries }
}
