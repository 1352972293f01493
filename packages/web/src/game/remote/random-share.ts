/**
 * A player's share of the randomness of a table: random bytes. The server gets their hash before
 * the start, and the bytes when it has all hashes, so that no player can choose theirs last (commit
 * and reveal).
 */
import { readLocal, writeLocal } from '../../shared/browser/local-storage.ts'
import { sha256 } from '@noble/hashes/sha2.js'

export const CHANCE_NOTES = 'tiletum.chance.'
const keyFor = (table: string): string => `${CHANCE_NOTES}${table}`

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  )
}

/** Stored, so that the share can be revealed after a reload. */
const promised = new Map<string, string>()

export function promiseChance(table: string): string {
  const own = hex(crypto.getRandomValues(new Uint8Array(16)))
  promised.set(table, own)
  writeLocal(keyFor(table), own)
  return hex(sha256(bytesOf(own)))
}

/** Returns the share with this hash, if this device has it. */
export function revealChance(table: string, hash: string): string | undefined {
  const own = promised.get(table) ?? readLocal(keyFor(table))
  if (own === undefined || !/^[\da-f]{32}$/.test(own)) return undefined
  return hex(sha256(bytesOf(own))) === hash ? own : undefined
}
