/** Gains and payments of silver and mines. ag-silver-1: Silver is not a resource. */
import { num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { silverOf } from './slice.ts'

export const hasSilver = (draft: Draft, seat: number): number => num(silverOf(draft).silver, seat)

export function gainSilver(
  draft: Draft,
  seat: number,
  count: number,
  clause: ClauseId,
  source = NONE,
): void {
  if (count === 0) return
  const { silver } = silverOf(draft)
  silver[seat] = num(silver, seat) + count
  if (draft.sink !== undefined) emit(draft, 'gain-silver', clause, seat, source, { count })
}

export function paySilver(draft: Draft, seat: number, count: number, clause: ClauseId): void {
  if (count === 0) return
  const { silver } = silverOf(draft)
  silver[seat] = num(silver, seat) - count
  if (draft.sink !== undefined) emit(draft, 'pay-silver', clause, seat, NONE, { count })
}

/**
 * ag-king-4: Moves one of the player's own mines from beside the king track to the supply; with none left
 * nothing is gained.
 */
export function unlockMine(draft: Draft, seat: number, clause: ClauseId, source = NONE): void {
  const { minesBeside, minesInSupply } = silverOf(draft)
  if (num(minesBeside, seat) === 0) return
  minesBeside[seat] = num(minesBeside, seat) - 1
  minesInSupply[seat] = num(minesInSupply, seat) + 1
  if (draft.sink !== undefined) emit(draft, 'unlock-mine', clause, seat, source, { count: 1 })
}
