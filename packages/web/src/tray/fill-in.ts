/** Buying what a task lacks, then doing it: a series of plain moves, tried on a copy first. */
import type { Refusal } from '@tiletum/engine'
import type { Table } from '../game/table.ts'

export interface Purchase {
  readonly moves: readonly string[]
  /** Resource and units, in order. */
  readonly missing: readonly (readonly [string, number])[]
  readonly gold: number
  /** Whether the gold is there. */
  readonly possible: boolean
}

const GOLD_EACH = 2

export function purchaseFor(table: Table, move: string): Purchase | undefined {
  const refusal = table.why(move)
  const missing = refusal === undefined ? [] : missingOf(refusal)
  if (missing.length === 0) return undefined
  const buys = missing.flatMap(([resource, units]) =>
    Array.from({ length: units }, () => `buy ${resource}`),
  )
  const moves = [...buys, move]
  return {
    moves,
    missing,
    gold: GOLD_EACH * buys.length,
    possible: table.preview(...moves) !== undefined,
  }
}

/** What a refusal says is lacking; gold can't be bought. */
export function missingOf({ reason, facts }: Refusal): readonly (readonly [string, number])[] {
  const { missing, short } = facts as { missing?: unknown; short?: unknown }
  if (reason === 'demand-missing' && Array.isArray(missing)) {
    const pairs: [string, number][] = []
    for (let index = 0; index + 1 < missing.length; index += 2)
      pairs.push([String(missing[index]), Number(missing[index + 1])])
    return pairs.some(([resource]) => resource === 'gold') ? [] : pairs
  }
  if (reason === 'food-missing') return [['food', Number(short)]]
  if (reason === 'stone-missing') return [['stone', Number(short)]]
  return []
}
