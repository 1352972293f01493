import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { ReportStore } from '../store/sql/report-errors.ts'

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * One JSON object a line, to standard error: ids, counts and errors of ours. Never an address, a
 * name, a secret of a link or a text of anybody's.
 */
export function createLog(level: LogLevel, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Fastify's own would tell addresses with what they hold.
      serializers: { req: ({ id }: { id: string }) => ({ id }), res: () => undefined },
    },
    to ?? pino.destination({ dest: 2, sync: true }),
  )
}

/** Logs the route of each request, the status of its answer and the time it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const answer = {
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    }
    // While the store is away everything is answered with 503, and the store says so once.
    if (statusCode >= 500 && statusCode !== 503) log.warn(answer, 'answered')
    else log.debug(answer, 'answered')
  })
}

/** A disk that is nearly full takes small writes between large ones that fail. */
const WORKS_AGAIN = 10_000

/** Logs one line when the store stops working, with the cause, and one when it has worked again for a while. */
export function logStore(
  log: Pick<Logger, 'error' | 'warn'>,
  elapsed: () => number = () => performance.now(),
): ReportStore {
  const failedAt = new Map<Parameters<ReportStore>[0], number>()
  return (did, error) => {
    if (error !== undefined) {
      if (failedAt.size === 0) log.error({ why: error }, `the store cannot ${did} just now`)
      failedAt.set(did, elapsed())
    } else if (elapsed() - (failedAt.get(did) ?? Infinity) >= WORKS_AGAIN) {
      failedAt.delete(did)
      if (failedAt.size === 0) log.warn('the store works again')
    }
  }
}
