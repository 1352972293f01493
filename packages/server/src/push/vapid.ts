/** The key pair that identifies this installation to push services (RFC 8292), made at the first start. */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { ServerTime } from '../clock.ts'
import type { ServerStore } from '../store/server-store.ts'
import { lruCache } from '../limits/lru-cache.ts'

export interface Vapid {
  /** The public key in base64url, with which browsers subscribe. */
  readonly publicKey: string
  /** The header for a push service. */
  authorization(endpoint: string): string
}

const HOURS = 3_600_000
const VALID = 12 * HOURS
/** A token that is used again must still be valid when it arrives. */
const RENEWED = 11 * HOURS
const MOST_SERVICES = 50

export async function openVapid(
  store: Pick<ServerStore, 'settings'>,
  subject: string,
  { now, elapsed }: Pick<ServerTime, 'now' | 'elapsed'>,
): Promise<Vapid> {
  const kept = await store.settings.get('vapid', newKey)
  const privateKey = createPrivateKey({ key: JSON.parse(kept), format: 'jwk' })
  const publicKey = publicOf(privateKey)
  const tokens = lruCache<string, { readonly token: string; readonly made: number }>(MOST_SERVICES)

  function tokenFor(audience: string): string {
    const known = tokens.get(audience)
    if (known !== undefined && elapsed() - known.made < RENEWED) return known.token
    const expires = Math.floor((now() + VALID) / 1000)
    const token = signed({ aud: audience, exp: expires, sub: subject }, privateKey)
    tokens.set(audience, { token, made: elapsed() })
    return token
  }

  return {
    publicKey,
    authorization: (endpoint) => `vapid t=${tokenFor(new URL(endpoint).origin)}, k=${publicKey}`,
  }
}

const newKey = (): string =>
  JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  )

/** The uncompressed point. */
function publicOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

function signed(claims: object, key: KeyObject): string {
  const coded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${coded({ typ: 'JWT', alg: 'ES256' })}.${coded(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}
