/** How often people and addresses may make something new, and how many sockets they may have. */
import { LIMITS } from '@tiletum/protocol'
import { rate } from './rate-limiter.ts'
import type { Rate } from './rate-limiter.ts'

export interface RateLimits {
  /** Tables, by person and by address. */
  readonly tables: Rate
  readonly tablesOfAddress: Rate
  /** People, by address. */
  readonly people: Rate
  /** Guesses at links, by address. */
  readonly guesses: Rate
  readonly reports: Rate
  /** Requests by HTTP: about tables by person, and all there are by address. */
  readonly requests: Rate
  readonly requestsOfAddress: Rate
  /** Bytes of answers to an address: tables are long, and to write one takes time. */
  readonly answersOfAddress: Rate
  /** Requests on one socket: a count of its own for each. */
  ofSocket(): Rate
  /** Sockets at once, of a person and of an address. */
  readonly sockets: number
  readonly socketsOfAddress: number
  /** Turns of computer players that wait, of tables of an address. */
  readonly turnsOfAddress: number
}

const HOUR = 3_600_000
const MINUTE = 60_000
const SECOND = 1_000
const ANSWERS_WITHIN = 16 * SECOND

/**
 * @param elapsed the process' own time
 * @param limits how many times the usual may be done
 * @param patience how many times that people and tables may be made
 */
export function createRateLimits(elapsed: () => number, limits = 1, patience = 1): RateLimits {
  const { creationsPerHour, perAddress, requestsPerSecond, sockets, openTables } = LIMITS
  const times = limits * patience
  return {
    tables: rate(creationsPerHour * times, HOUR, elapsed),
    tablesOfAddress: rate(creationsPerHour * perAddress * times, HOUR, elapsed),
    people: rate(creationsPerHour * perAddress * times, HOUR, elapsed),
    guesses: rate(creationsPerHour * times, MINUTE, elapsed),
    reports: rate(creationsPerHour * times, HOUR, elapsed),
    requests: rate(requestsPerSecond * times, SECOND, elapsed),
    requestsOfAddress: rate(requestsPerSecond * perAddress * times, SECOND, elapsed),
    answersOfAddress: rate(LIMITS.answers * limits, ANSWERS_WITHIN, elapsed),
    ofSocket: () => rate(requestsPerSecond * limits, SECOND, elapsed),
    sockets: sockets * limits,
    socketsOfAddress: sockets * limits * perAddress,
    turnsOfAddress: openTables * limits,
  }
}
