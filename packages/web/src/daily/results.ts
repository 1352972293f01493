/** The results of the games of the day on this device; for each day the first one counts. */
import { readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'

export interface DayResult {
  /** Points of the person and of the Cardinalbot. */
  readonly points: readonly [number, number]
  readonly won: boolean
  /** For each round, whether the person led after it. */
  readonly rounds: readonly RoundResult[]
}

const ROUND_RESULTS = ['ahead', 'level', 'behind'] as const
export type RoundResult = (typeof ROUND_RESULTS)[number]

const KEY = 'tiletum.days'
let kept = read()

function read(): Readonly<Record<string, DayResult>> {
  const found = readLocalJson(KEY)
  return typeof found === 'object' && found !== null
    ? (found as Readonly<Record<string, DayResult>>)
    : {}
}

export const resultOfDay = (date: string): DayResult | undefined => kept[date]

/** Stores a result and returns the one that counts for the day. */
export function keepResult(date: string, result: DayResult): DayResult {
  kept = { ...read(), ...kept }
  const first = kept[date]
  if (first !== undefined) return first
  kept = { ...kept, [date]: result }
  writeLocal(KEY, JSON.stringify(kept))
  return result
}
