/** Online play, put together: what the server remembers, tables, people, sockets. */
import type { FastifyInstance } from 'fastify'
import { version } from '../package.json' with { type: 'json' }
import { newId, newRequestId } from '@tiletum/protocol'
import { CLOCKS, createServerTime } from './clock.ts'
import type { ClockEvents, Clocks } from './clock.ts'
import { createComputers } from './computers/computer-players.ts'
import { createPool } from './computers/thinking-pool.ts'
import type { Pool } from './computers/thinking-pool.ts'
import { createJobs } from './jobs.ts'
import type { JobOptions } from './jobs.ts'
import { createIdentity } from './identity/authenticate.ts'
import { createNameCache } from './identity/name-cache.ts'
import { createOrigins } from './identity/own-origins.ts'
import { createLastAddresses } from './identity/last-addresses.ts'
import { createConnections } from './limits/connections.ts'
import type { Connections } from './limits/connections.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createMetrics } from './operation/metrics.ts'
import type { Metrics } from './operation/metrics.ts'
import { createPresence } from './presence/presence.ts'
import { createPushNotifier } from './push/push-notifier.ts'
import type { PushNotifierContext } from './push/push-notifier.ts'
import { openVapid } from './push/vapid.ts'
import { serveOnline } from './routes/online.ts'
import { createHub } from './sockets/hub.ts'
import type { Persistence } from './store/open-persistence.ts'
import { createChecking } from './tables/check-untrusted.ts'
import type { ChanceSource } from './chance/table-chance.ts'
import { createGames } from './tables/game-cache.ts'
import type { Services } from './services.ts'
import { createTables } from './tables/table-service.ts'
import { startMaintenance } from './maintenance.ts'
import { createChat } from './chat/chat-service.ts'

/** The changes that give a seat to somebody else, after which a program's token for it is no longer valid. */
const LEAVING: ReadonlySet<string> = new Set(['leave', 'open', 'computer', 'hand-over', 'gone'])

/** Push services want to know whom to ask; in a home network there is nobody. */
const NOWHERE = 'https://tiletum.invalid'

export interface ServicesOptions {
  readonly persistence: Persistence
  readonly chance: ChanceSource
  /** The computer players there are. */
  readonly levels: readonly string[]
  /** The address of this server on the internet. Without it, the server is in a home network. */
  readonly publicUrl?: string
  /** Tests turn them. */
  readonly clocks?: Clocks
  /** Is called when the clock jumps. */
  readonly clockEvents?: ClockEvents
  readonly metrics?: Metrics
  /** A factor on the rate limits of one person or address. */
  readonly limits?: number
  /** A factor on how many people and tables one may make; for tests. */
  readonly patience?: number
  /** Tests replace the push service. */
  readonly push?: Pick<PushNotifierContext, 'patience' | 'allows'>
  /** Tests allow fewer. */
  readonly connections?: Connections
  /** Is called when a job has failed. */
  readonly jobFailed?: JobOptions['failed']
  /** The threads of the computer players. */
  readonly pool?: Pool
}

export interface Online {
  readonly services: Services
  serve(app: FastifyInstance): Promise<void>
  /** Finishes what was accepted, and tells everybody to come back later. */
  finish(): Promise<void>
  close(): Promise<void>
}

export async function createServices(options: ServicesOptions): Promise<Online> {
  const {
    persistence,
    chance,
    levels,
    publicUrl,
    limits,
    patience,
    metrics = createMetrics(),
  } = options
  const { store, bus } = persistence
  const { monotonic, wall } = options.clocks ?? CLOCKS
  const time = await createServerTime(
    { monotonic, wall: persistence.wall ?? wall },
    {
      jumped(by) {
        metrics.clockJumped(by)
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
  const presence = createPresence(bus, time)
  const origins = createOrigins(publicUrl)
  const tables = createTables({
    store,
    bus,
    games,
    chance,
    levels,
    time,
    goneSince: (table, person) => presence.goneSince(table, person),
  })
  const vapid = await openVapid(store, publicUrl ?? NOWHERE, time)
  const services: Services = {
    store,
    bus,
    jobs,
    games,
    chance,
    checking: createChecking(),
    tables,
    connections: options.connections ?? createConnections(limits),
    presence,
    pushNotifier: createPushNotifier({
      store,
      tables,
      bus,
      jobs,
      presence,
      vapid,
      time,
      ...options.push,
    }),
    chat: createChat(store, bus, time),
    names: createNameCache(store, elapsed),
    identity: createIdentity(store, installation, origins, now),
    origins,
    lastAddresses: createLastAddresses(),
    levels,
    rates: createRateLimits(elapsed, limits, patience),
    metrics,
    time,
    now,
    build: version,
    epoch,
  }
  const hub = createHub(services)
  const pool = options.pool ?? createPool()
  const computers = createComputers({
    tables,
    presence,
    pool,
    addressOf: (person) => services.lastAddresses.of(person),
    mostOfAddress: services.rates.turnsOfAddress,
    now,
    thought: (level, milliseconds) => metrics.thought(level, milliseconds),
  })
  const stop = await startMaintenance(services)
  services.tables.onStep((_held, { kind }) => metrics.stepTaken(kind))
  services.tables.onStep(({ id }, step) => {
    if (step.kind !== 'seat' || !('seat' in step.change) || !LEAVING.has(step.change.do)) return
    // Should this fail, a token is refused all the same while the seat is somebody else's.
    store.tables.dropSeatToken(id, step.change.seat).catch(() => undefined)
  })
  metrics.watch('tables_held', () => services.tables.size)
  metrics.watch('sockets', () => hub.size)
  metrics.watch('connections', () => services.connections.size)
  return {
    services,
    serve: (app) => serveOnline(app, services, hub),
    async finish() {
      stop()
      await services.tables.settle()
      hub.restart()
    },
    async close() {
      await computers.close()
      await jobs.close()
      await services.tables.settle()
      await services.checking.close()
      await persistence.close()
    },
  }
}
