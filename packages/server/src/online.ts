/** Online play, put together: what the server remembers, tables, people, sockets. */
import type { FastifyInstance } from 'fastify'
import { version } from '../package.json' with { type: 'json' }
import { newId, newRequestId } from '@tiletum/protocol'
import { CLOCKS, createServerTime } from './clock.ts'
import type { ClockEvents, Clocks } from './clock.ts'
import { createComputers } from './computers/computers.ts'
import { createPool } from './computers/pool.ts'
import type { Pool } from './computers/pool.ts'
import { createJobs } from './jobs.ts'
import type { JobOptions } from './jobs.ts'
import { createIdentity } from './identity/identity.ts'
import { createNames } from './identity/names.ts'
import { createOrigins } from './identity/origins.ts'
import { createWhereabouts } from './identity/whereabouts.ts'
import { createConnections } from './limits/connections.ts'
import type { Connections } from './limits/connections.ts'
import { createRates } from './limits/rates.ts'
import { createMeters } from './operation/meters.ts'
import type { Meters } from './operation/meters.ts'
import { createPresence } from './presence/presence.ts'
import { createPushing } from './push/pushing.ts'
import type { PushingContext } from './push/pushing.ts'
import { openVapid } from './push/vapid.ts'
import { serveOnline } from './routes/online.ts'
import { createHub } from './sockets/hub.ts'
import type { Memory } from './store/open.ts'
import { createChecking } from './tables/checking.ts'
import type { ChanceSource } from './chance/source.ts'
import { createGames } from './tables/games.ts'
import type { House } from './tables/house.ts'
import { createTables } from './tables/service.ts'
import { startMaintenance } from './tables/upkeep.ts'
import { createChat } from './talk/chat.ts'

/** What makes a seat somebody else's: a program's token for it is good no longer. */
const LEAVING: ReadonlySet<string> = new Set(['leave', 'open', 'computer', 'hand-over', 'gone'])

/** Push services want to know whom to ask; in a home network there is nobody. */
const NOWHERE = 'https://tiletum.invalid'

export interface OnlineOptions {
  readonly memory: Memory
  readonly chance: ChanceSource
  /** The computer players there are. */
  readonly levels: readonly string[]
  /** Where the world finds this server; without it, it is in a home network. */
  readonly publicUrl?: string
  /** Tests turn them. */
  readonly clocks?: Clocks
  /** Is told of jumps of the clock. */
  readonly clockEvents?: ClockEvents
  readonly meters?: Meters
  /** How many times the usual one person or address may do. */
  readonly limits?: number
  /** How many times that number of people and tables one may make; for tests. */
  readonly patience?: number
  /** How notices are sent; tests have a push service of their own. */
  readonly push?: Pick<PushingContext, 'patience' | 'allows'>
  /** Tests allow fewer. */
  readonly connections?: Connections
  /** Is told of jobs that failed. */
  readonly jobFailed?: JobOptions['failed']
  /** The threads of the computer players. */
  readonly pool?: Pool
}

export interface Online {
  readonly house: House
  serve(app: FastifyInstance): Promise<void>
  /** Finishes what was accepted, and tells everybody to come back later. */
  finish(): Promise<void>
  close(): Promise<void>
}

export async function openOnline(options: OnlineOptions): Promise<Online> {
  const { memory, chance, levels, publicUrl, limits, patience, meters = createMeters() } = options
  const { store, bell } = memory
  const { monotonic, wall } = options.clocks ?? CLOCKS
  const time = await createServerTime(
    { monotonic, wall: memory.wall ?? wall },
    {
      jumped(by) {
        meters.clockJumped(by)
        options.clockEvents?.jumped?.(by)
      },
      skipped: (skip) => options.clockEvents?.skipped?.(skip),
    },
  )
  const { now, elapsed } = time
  const { jobFailed: failed } = options
  const jobs = createJobs(store.jobs, { now, ...(failed === undefined ? {} : { failed }) })
  const [installation, epoch] = await Promise.all([
    store.settings.get('installation', newId),
    store.settings.get('epoch', newRequestId),
  ])
  const games = createGames()
  const presence = createPresence(bell, time)
  const origins = createOrigins(publicUrl)
  const tables = createTables({
    store,
    bell,
    games,
    chance,
    levels,
    time,
    goneSince: (table, person) => presence.goneSince(table, person),
  })
  const vapid = await openVapid(store, publicUrl ?? NOWHERE, time)
  const house: House = {
    store,
    bell,
    jobs,
    games,
    chance,
    checking: createChecking(),
    tables,
    connections: options.connections ?? createConnections(limits),
    presence,
    pushing: createPushing({
      store,
      tables,
      bell,
      jobs,
      presence,
      vapid,
      time,
      ...options.push,
    }),
    chat: createChat(store, bell, time),
    names: createNames(store, elapsed),
    identity: createIdentity(store, installation, origins, now),
    origins,
    whereabouts: createWhereabouts(),
    levels,
    rates: createRates(elapsed, limits, patience),
    meters,
    time,
    now,
    build: version,
    epoch,
  }
  const hub = createHub(house)
  const pool = options.pool ?? createPool()
  const computers = createComputers({
    tables,
    presence,
    pool,
    addressOf: (person) => house.whereabouts.of(person),
    mostOfAddress: house.rates.turnsOfAddress,
    now,
    thought: (level, milliseconds) => meters.thought(level, milliseconds),
  })
  const stop = await startMaintenance(house)
  house.tables.onStep((_held, { kind }) => meters.stepTaken(kind))
  house.tables.onStep(({ id }, step) => {
    if (step.kind !== 'seat' || !('seat' in step.change) || !LEAVING.has(step.change.do)) return
    // Should this fail, a token is refused all the same while the seat is somebody else's.
    store.tables.dropSeatToken(id, step.change.seat).catch(() => undefined)
  })
  meters.watch('tables_held', () => house.tables.size)
  meters.watch('sockets', () => hub.size)
  meters.watch('connections', () => house.connections.size)
  return {
    house,
    serve: (app) => serveOnline(app, house, hub),
    async finish() {
      stop()
      await house.tables.settle()
      hub.restart()
    },
    async close() {
      await computers.close()
      await jobs.close()
      await house.tables.settle()
      await house.checking.close()
      await memory.close()
    },
  }
}
