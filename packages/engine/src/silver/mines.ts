/** Mines: they give silver when placed, and an income afterwards. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import { gain, GOLD } from '../rules/ledger.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { trigger } from './active-effects.ts'
import { gainSilver } from './silver-and-mines.ts'
import { silverOf, silverRules } from './slice.ts'

/** ag-fair-1: The player's mines on the maps, the first one included. */
export function minesOnMaps(draft: Draft, seat: number): number {
  let mines = silverRules(draft).content.pieces.minesPlaced
  for (const owner of silverOf(draft).mines) if (owner === seat) mines++
  return mines
}

function hasMineIn(draft: Draft, seat: number, space: number): boolean {
  for (const mine of at(silverRules(draft).mineSpacesOf, space))
    if (silverOf(draft).mines[mine] === seat) return true
  return false
}

/**
 * ag-pros-3: A mine needs an empty mine space in a town without a mine of the player's, and a mine in
 * supply.
 */
export function refuseMine(draft: Draft, seat: number, mineSpace: number): RuleReason | undefined {
  if (num(silverOf(draft).minesInSupply, seat) === 0) return 'no-mine-in-supply'
  return refuseMineSpace(draft, seat, mineSpace)
}

/** Checks the mine space only, not the supply. */
export function refuseMineSpace(
  draft: Draft,
  seat: number,
  mineSpace: number,
): RuleReason | undefined {
  if (num(silverOf(draft).mines, mineSpace) !== NONE) return 'mine-space-taken'
  const { space } = at(silverRules(draft).mineSpaces, mineSpace)
  return hasMineIn(draft, seat, space) ? 'mine-already' : undefined
}

/** ag-pros-6: A mine placed by any means gives its silver and the gold of its space. */
export function buildMine(
  draft: Draft,
  seat: number,
  mineSpace: number,
  clause: ClauseId,
  source = NONE,
): void {
  const { minesInSupply, mines } = silverOf(draft)
  const { content, mineSpaces } = silverRules(draft)
  const { space, gold } = at(mineSpaces, mineSpace)
  minesInSupply[seat] = num(minesInSupply, seat) - 1
  mines[mineSpace] = seat
  if (draft.sink !== undefined)
    emit(draft, 'mine', clause, seat, source, { town: at(draft.rules.names.space, space), gold })
  gainSilver(draft, seat, content.mineSilver, 'ag-pros-3')
  gain(draft, seat, GOLD, gold, 'ag-pros-3')
  trigger(draft, seat, 'mine')
}
