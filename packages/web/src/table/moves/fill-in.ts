/** Buying what a task lacks, then doing it: a series of plain moves, tried on a copy first. */
import { BUY_PRICE } from '@tiletum/engine'
import type { Refusal } from '@tiletum/engine'
import { seatIn } from '../../game/position.ts'
import type { GameTable } from '../../game/game-table.ts'

export interface Purchase {
  readonly moves: readonly string[]
  /** Resource and units, in order. */
  readonly missing: readonly (readonly [string, number])[]
  readonly gold: number
  /** Whether the gold is there, or what stands in for it. */
  readonly possible: boolean
}

export function purchaseFor(table: GameTable, move: string): Purchase | undefined {
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
    gold: BUY_PRICE * buys.length,
    possible: table.preview(...moves) !== undefined,
  }
}

/** The gold that would buy what a task lacks, where nothing held would pay for it. */
export function goldWouldDo(table: GameTable, move: string): number | undefined {
  const purchase = purchaseFor(table, move)
  const { seat } = table.snapshot()
  if (purchase === undefined || purchase.possible || seat < 0) return undefined
  const { gold } = seatIn(table.snapshot(), seat).resources
  return purchase.gold > gold ? purchase.gold : undefined
}

/** What a refusal says is lacking; gold can't be bought. */
export function missingOf({ reason, facts }: Refusal): readonly (readonly [string, number])[] {
  const { missing = [], short = 0 } = facts
  if (reason === 'food-missing') return [['food', short]]
  if (reason === 'stone-missing') return [['stone', short]]
  if (reason !== 'demand-missing' || missing.some(({ resource }) => resource === 'gold')) return []
  return missing.map(({ resource, count }) => [resource, count] as const)
}
