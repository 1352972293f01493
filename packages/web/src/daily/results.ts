/** The results of the days' games on this device; of each day the first one counts. */
import { readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'

export interface DayResult {
  /** Of the person and of the Cardinalbot. */
  readonly points: readonly [number, number]
  readonly won: boolean
  /** After each round: whether the person was ahead. */
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

/** What counts for the day. */
export function keepResult(date: string, result: DayResult): DayResult {
  kept = { ...read(), ...kept }
  const first = kept[date]
  if (first !== undefined) return first
  kept = { ...kept, [date]: result }
  writeLocal(KEY, JSON.stringify(kept))
  return result
}
