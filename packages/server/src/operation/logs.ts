import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

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

/** What was asked by its pattern, how it was answered, and how long that took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const answer = {
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    }
    if (statusCode >= 500) log.warn(answer, 'answered')
    else log.debug(answer, 'answered')
  })
}

const MINUTE = 60_000

/** Logs why the store fails, each cause once a minute: on a full disk every request has the same. */
export function logTroubles(log: Pick<Logger, 'error'>, now: () => number = Date.now) {
  const told = new Map<string, number>()
  return (why: string): void => {
    const before = told.get(why)
    if (before !== undefined && now() - before < MINUTE) return
    for (const [cause, at] of told) if (now() - at >= MINUTE) told.delete(cause)
    told.set(why, now())
    log.error({ why }, 'the store cannot be used just now')
  }
}
