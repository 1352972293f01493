/** What a device remembers of a table beside its game: what was done by hand, and who answers what. */
import { forgetLocal, readLocalJson, writeLocal } from '../../base/browser/local.ts'
import type { Memory } from './companion.ts'

const key = (id: string): string => `tiletum.companion.${id}`

const FRESH: Memory = { done: 0, habits: { deals: false, rolls: true } }

export function readMemory(id: string): Memory {
  const kept = readLocalJson(key(id)) as Partial<Memory> | undefined
  const done = Number.isSafeInteger(kept?.done) ? Math.max(0, kept?.done ?? 0) : FRESH.done
  return {
    done,
    habits: {
      deals: kept?.habits?.deals ?? FRESH.habits.deals,
      rolls: kept?.habits?.rolls ?? FRESH.habits.rolls,
    },
  }
}

export const writeMemory = (id: string, memory: Memory): void =>
  writeLocal(key(id), JSON.stringify(memory))

export const forgetMemory = (id: string): void => forgetLocal(key(id))
