/** Fingerprint of a state: equal states have equal hashes on every machine. */
import type { State } from '../state.ts'

const SEEDS = [0x9e3779b9, 0x85ebca6b] as const

/** Returns sixteen hexadecimal digits, computed from the state's JSON. */
export function hash(state: State): string {
  const text = JSON.stringify(state)
  return SEEDS.map((seed) => mix(text, seed).toString(16).padStart(8, '0')).join('')
}

function mix(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    value ^= value >>> 15
  }
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  return (value ^ (value >>> 15)) >>> 0
}
