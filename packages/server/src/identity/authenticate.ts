/** Who asks: a person with a cookie, a program with a token, or nobody yet. */
import type { IncomingHttpHeaders } from 'node:http'
import { newId, newToken, TIMES } from '@tiletum/protocol'
import type { Person, DeviceSession } from '../store/people-store.ts'
import type { SeatToken, ServerStore } from '../store/server-store.ts'
import { cookieIn, cookieText } from './cookie.ts'
import { deviceLabel } from './device-label.ts'
import type { OriginCheck } from './own-origins.ts'
import { hashOf } from './tokens.ts'

export interface Caller {
  readonly person: Person
  readonly session: DeviceSession | undefined
  /** Came with a cookie, as browsers send it by themselves, also for other sites' pages. */
  readonly byCookie: boolean
  /** A program that may play for one seat only. */
  readonly only?: SeatToken
}

export interface Authenticator {
  caller(headers: IncomingHttpHeaders): Promise<Caller | undefined>
  /** A new device of a person: the secret it shows from now on. */
  addDevice(person: string, headers: IncomingHttpHeaders, program: boolean): Promise<string>
  setCookie(token: string): string
  dropCookie(): string
}

const DAY = 86_400_000
const BEARER = 'Bearer '

export function createIdentity(
  store: ServerStore,
  installation: string,
  origins: OriginCheck,
  now: () => number,
): Authenticator {
  // Cookies ignore ports, so the name tells installations on one machine apart.
  const name = `${origins.secure ? '__Host-' : ''}tiletum-${installation.slice(0, 16)}`

  async function ofSession(token: string, byCookie: boolean): Promise<Caller | undefined> {
    const found = await store.people.session(hashOf(token), now())
    if (found === undefined) return undefined
    const { session, person } = found
    if (now() - session.seen > DAY)
      await store.people.prolong(session.tokenHash, now(), now() + TIMES.session)
    return { person, session, byCookie }
  }

  async function ofSeat(token: string): Promise<Caller | undefined> {
    const only = await store.tables.seatToken(hashOf(token))
    const person = only === undefined ? undefined : await store.people.read(only.person)
    if (only === undefined || person === undefined) return undefined
    return { person, session: undefined, byCookie: false, only }
  }

  return {
    async caller({ authorization, cookie }) {
      if (authorization !== undefined) {
        if (!authorization.startsWith(BEARER)) return undefined
        const token = authorization.slice(BEARER.length).trim()
        return (await ofSession(token, false)) ?? (await ofSeat(token))
      }
      const token = cookieIn(cookie, name)
      return token === undefined ? undefined : ofSession(token, true)
    },
    async addDevice(person, headers, program) {
      const token = newToken()
      await store.people.addSession({
        tokenHash: hashOf(token),
        device: newId(),
        person,
        label: program ? 'program' : deviceLabel(headers['user-agent']),
        created: now(),
        seen: now(),
        expires: now() + TIMES.session,
      })
      return token
    },
    setCookie: (token) => cookieText(name, token, origins.secure, TIMES.session),
    dropCookie: () => cookieText(name, '', origins.secure, 0),
  }
}
