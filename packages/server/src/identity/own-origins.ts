/** Which names this server answers to, and whether a page of another site is asking. */
import { isIP } from 'node:net'
import os from 'node:os'

export interface OriginCheck {
  /** Whether a request came to a name of this server: a foreign one may be a trick of somebody's DNS. */
  isOurs(host: string | undefined): boolean
  /** Whether the page that asks is one of this server's own. */
  isOwn(origin: string | undefined, host: string | undefined): boolean
  readonly secure: boolean
}

/** Names that only a home network gives. */
const HOME = ['.local', '.localhost', '.lan', '.home', '.home.arpa', '.internal', '.fritz.box']

/** @param publicUrl where the world finds this server; without it, it is in a home network */
export function createOrigins(publicUrl: string | undefined): OriginCheck {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl)
  return {
    isOurs(host) {
      if (host === undefined) return false
      const name = nameIn(host)
      if (name === undefined) return false
      if (known === undefined) return isHomeName(name)
      return host === known.host || isLoopback(name)
    },
    isOwn(origin, host) {
      if (origin === undefined || host === undefined) return false
      if (known !== undefined && origin === known.origin) return true
      // At an https address a page of the same name that came over http is anybody's in between.
      if (known?.protocol === 'https:') return false
      return origin === `http://${host}` || (known === undefined && origin === `https://${host}`)
    },
    secure: known?.protocol === 'https:',
  }
}

function nameIn(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
  } catch {
    return undefined
  }
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))

function isHomeName(name: string): boolean {
  if (isIP(name) !== 0 || !name.includes('.')) return true
  const lower = name.toLowerCase()
  return HOME.some((ending) => lower.endsWith(ending)) || lower === os.hostname().toLowerCase()
}
