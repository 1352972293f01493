/**
 * The hash inputs of verifiable chance. `docs/chance.md` specifies them exactly, with examples. Every input
 * of a hash is a list; each item is preceded by its length.
 */
import { agreementText } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'

/** SHA-256 and its HMAC, supplied by the host: the server, the command line or the browser. */
export interface Hashes {
  readonly sha256: (data: Uint8Array) => Uint8Array
  readonly hmac: (key: Uint8Array, data: Uint8Array) => Uint8Array
}

const COMMITMENT = 'tiletum 1 seed'
const KEY = 'tiletum 1 key'
const DRAW = 'tiletum 1 draw'

const LENGTH = 4
const utf8 = new TextEncoder()

/** Encodes items one after the other, each after its length as four bytes, the highest first. */
export function listed(...items: readonly (string | number | Uint8Array)[]): Uint8Array {
  const all = items.map((item) => (item instanceof Uint8Array ? item : utf8.encode(`${item}`)))
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + LENGTH + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const item of all) {
    view.setUint32(at, item.length)
    bytes.set(item, at + LENGTH)
    at += LENGTH + item.length
  }
  return bytes
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )

/** The commitment to a seed, published before the game. */
export const commitmentTo = (seed: Uint8Array, { sha256 }: Hashes): string =>
  toHex(sha256(listed(COMMITMENT, seed)))

export interface Secrets {
  readonly seed: Uint8Array
  readonly table: string
  readonly config: GameConfig
  /** Hexadecimal, by seat; empty for a seat without its own entropy. */
  readonly entropy: readonly string[]
}

/** The key of all draws of a game, from the server's seed and every player's entropy. */
export const keyOf = ({ seed, table, config, entropy }: Secrets, { hmac }: Hashes): Uint8Array =>
  hmac(seed, listed(KEY, table, agreementText(config), ...entropy.map(fromHex)))

const BYTES = 6
const RANGE = 2 ** 48

/**
 * Returns a number from 0 to `limit` − 1, uniformly: a value that would favour some numbers is drawn again.
 */
export function drawBelow(
  limit: number,
  {
    key,
    stream,
    number,
  }: { readonly key: Uint8Array; readonly stream: string; readonly number: number },
  { hmac }: Hashes,
): number {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > RANGE)
    throw new RangeError(`There is no number below ${limit} to draw`)
  const fair = RANGE - (RANGE % limit)
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(key, listed(DRAW, stream, number, attempt)).subarray(0, BYTES)
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < fair) return value % limit
  }
}
