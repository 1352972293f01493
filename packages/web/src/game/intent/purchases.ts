/** Buying what a move lacks, then doing it. */
import { BUY_PRICE, notationOf } from '@tiletum/engine'
import type { Game, Move, Refusal, Resource, State } from '@tiletum/engine'
import { seatIn } from '../position.ts'
import type { Snapshot } from '../snapshot.ts'
import { movesNamed, tryMoves } from '../try-moves.ts'

export interface Purchase {
  /** Each purchase, then what they are for. */
  readonly moves: readonly Move[]
  readonly gold: number
  /** The game after it; undefined where neither gold nor what stands in for it is there. */
  readonly state: State | undefined
}

export function purchaseFor(game: Game, from: State, move: Move): Purchase | undefined {
  const refusal = game.why(from, move)
  const buys = (refusal === undefined ? [] : missingOf(refusal)).flatMap(([resource, units]) =>
    Array.from({ length: units }, () => notationOf('buy <resource>', resource)),
  )
  if (buys.length === 0) return undefined
  const moves = [...movesNamed(game, buys), move]
  return { moves, gold: BUY_PRICE * buys.length, state: tryMoves(game, from, moves) }
}

/** The gold that would buy what a move lacks, where nothing held would pay for it. */
export function goldWouldDo(
  { game, state, seat }: Pick<Snapshot, 'game' | 'state' | 'seat'>,
  notation: string,
): number | undefined {
  const [move] = movesNamed(game, [notation])
  const purchase = move === undefined ? undefined : purchaseFor(game, state, move)
  if (purchase === undefined || purchase.state !== undefined || seat < 0) return undefined
  const { gold } = seatIn({ game, state }, seat).resources
  return purchase.gold > gold ? purchase.gold : undefined
}

/** What a refusal says is lacking; gold can't be bought. */
export function missingOf({
  reason,
  facts,
}: Refusal): readonly (readonly [resource: Resource, units: number])[] {
  const { missing = [], short = 0 } = facts
  if (reason === 'food-missing') return [['food', short]]
  if (reason === 'stone-missing') return [['stone', short]]
  if (reason !== 'demand-missing' || missing.some(({ resource }) => resource === 'gold')) return []
  return missing.map(({ resource, count }) => [resource, count] as const)
}
