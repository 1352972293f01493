import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { addressesOf, listenProblem } from './network-addresses.ts'
import { createApp } from './app.ts'
import { chanceSource } from './chance/table-chance.ts'
import { createOrigins } from './identity/own-origins.ts'
import { createServices } from './create-services.ts'
import type { Online } from './create-services.ts'
import { createLog, logStore } from './operation/logs.ts'
import { createMetrics } from './operation/metrics.ts'
import type { Metrics } from './operation/metrics.ts'
import { readiness } from './operation/readiness.ts'
import { isPushService } from './push/push-services.ts'
import { qrLines } from './terminal-qr.ts'
import { readSettings } from './settings.ts'
import type { ServerSettings } from './settings.ts'
import { openPersistence } from './store/open-persistence.ts'
import type { Persistence } from './store/open-persistence.ts'

const SECOND = 1000
/** How long a server that stops after an error may take to finish what it accepted. */
const LONGEST_STOP = 10 * SECOND

interface ServeOptions {
  readonly announce: boolean
  /** The folders of the built client. */
  readonly client?: readonly string[]
}

/** Listens as the environment says, until the process is asked to stop. */
export async function serve({ announce, client }: ServeOptions): Promise<void> {
  const result = readSettings(process.env)
  if ('problem' in result) return giveUp(result.problem)
  const { settings } = result
  const { host, port, lan, publicUrl, trustProxy, metricsToken } = settings
  const log = createLog(settings.log)
  const metrics = createMetrics()
  const opened = await openFor(settings, metrics, log)
  const ready =
    'online' in opened
      ? readiness(opened.persistence, opened.online.services.time)
      : readiness(undefined)
  const app: FastifyInstance = await createApp({
    ...(client === undefined ? {} : { client }),
    ...('online' in opened ? { online: opened.online } : { offline: true }),
    origins: createOrigins(publicUrl),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    behindProxy: publicUrl !== undefined || trustProxy !== undefined,
    ...(publicUrl === undefined ? { addresses: () => othersOf(app, host) } : {}),
    operation: { log, metrics, ready, ...(metricsToken === undefined ? {} : { metricsToken }) },
  })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    const problem = listenProblem(code, host, port)
    if (problem === undefined) throw error
    return giveUp(problem)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      void app.close().then(() => process.exit(0))
    })
  }
  stopOnFault(app, log)
  if (!announce) return
  announceAddresses(app, host, lan)
  for (const line of proxyLines(settings)) console.log(line)
  console.log(opened.said)
}

/** The last net: an error that nothing caught is logged, and the server stops in order. */
function stopOnFault(app: FastifyInstance, log: Logger): void {
  let stopping = false
  const stop = (err: unknown): void => {
    log.fatal({ err }, 'stopping after an error that nothing caught')
    if (stopping) return
    stopping = true
    const exit = (): never => process.exit(1)
    setTimeout(exit, LONGEST_STOP).unref()
    void app.close().then(exit, exit)
  }
  process.on('uncaughtException', stop)
  process.on('unhandledRejection', stop)
}

type Opened =
  | { readonly online: Online; readonly persistence: Persistence; readonly said: string }
  | { readonly said: string }

/** Playing together, or why not: then everybody can still play on the own device. */
async function openFor(settings: ServerSettings, metrics: Metrics, log: Logger): Promise<Opened> {
  const { data, databaseUrl, publicUrl, levels, limits, pushServices, pushAfter } = settings
  const persistence = await openPersistence({
    data,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    observe: (commit) => metrics.committed(commit),
    observeBell: (milliseconds) => metrics.bellHeard(milliseconds),
    report: logStore(log),
  })
  if ('problem' in persistence) {
    const { is, sentence } = persistence.problem
    log.error({ why: is, sentence }, 'no store')
    return { said: `Nobody can play together on this server. ${sentence}` }
  }
  const online = await createServices({
    persistence,
    chance: chanceSource,
    levels,
    limits,
    metrics,
    clockEvents: {
      jumped: (by) => log.warn({ milliseconds: by }, 'the clock jumped and is not followed yet'),
      skipped: ({ from, to }) => log.warn({ milliseconds: to - from }, 'the jump is followed'),
    },
    jobFailed: ({ queue, key, failures }, err) =>
      log.error({ queue, key, failures: failures + 1, err }, 'a job failed'),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    push: {
      allows: (endpoint) => isPushService(endpoint, pushServices),
      ...(pushAfter === undefined ? {} : { patience: pushAfter * SECOND }),
    },
  })
  const where = databaseUrl === undefined ? `in ${data}` : 'in Postgres'
  return { online, persistence, said: `Tables are kept ${where}` }
}

/** The addresses of this machine that others in its network can open. */
function othersOf(app: FastifyInstance, host: string): readonly string[] {
  const address = app.server.address()
  return typeof address === 'object' && address !== null
    ? addressesOf(host, address.port).filter((one) => !one.includes('//127.0.0.1'))
    : []
}

function announceAddresses(app: FastifyInstance, host: string, lan: boolean): void {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return
  const [here, ...others] = addressesOf(host, address.port)
  console.log(`Tiletum is running at ${here} (press Ctrl-C to stop)`)
  for (const other of others) console.log(`On your network: ${other}`)
  if (!lan) return
  const [nearest] = others
  if (nearest === undefined) console.log('This machine is in no network just now.')
  else if (process.stdout.isTTY) console.log(qrLines(nearest).join('\n'))
}

/** By whose word the server knows where requests come from, wherever there may be a proxy. */
function proxyLines({ publicUrl, trustProxy }: ServerSettings): readonly string[] {
  if (trustProxy !== undefined)
    return [`X-Forwarded-For is believed from ${trustProxy.join(', ')} (TRUST_PROXY)`]
  return publicUrl === undefined
    ? []
    : [
        'X-Forwarded-For is believed from nobody, so everybody behind a proxy shares the limits of one address (see TRUST_PROXY)',
      ]
}

function giveUp(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}
