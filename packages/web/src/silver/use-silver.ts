/** What Prospect for Silver puts on the table: loaded with its games, and with no other. */
import { use } from 'react'
import { useTable } from '../game/TableContext.tsx'
import type { SilverParts } from './parts.ts'

let loaded: SilverParts | undefined
let loading: Promise<SilverParts> | undefined

export async function loadSilver(): Promise<SilverParts> {
  try {
    loading ??= import('./parts.ts').then(({ parts }) => parts)
    loaded = await loading
    return loaded
  } catch (error) {
    // What did not come is asked for again the next time.
    loading = undefined
    throw error
  }
}

/** Undefined in a game without silver; suspends until its parts are there. */
export function useSilver(): SilverParts | undefined {
  const { table } = useTable()
  if (table.snapshot().game.rules.tables.silver === undefined) return undefined
  if (loaded !== undefined) return loaded
  loading ??= loadSilver()
  return use(loading)
}
