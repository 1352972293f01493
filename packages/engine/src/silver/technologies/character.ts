/**
 * ag-tech-character: Crests cost less food, bonus markers are stronger, a completed building gives its
 * bonuses.
 */
import type { Draft } from '../../kernel/extension-points.ts'
import { kindOf, strengthen } from '../../rules/buildings.ts'
import { seatOf } from '../../rules/ledger.ts'
import { NONE } from '../../state.ts'
import { power } from '../active-effects.ts'
import { ownPoints } from './joker.ts'

/**
 * ag-tech-character II: Every bonus marker grows by one, at once for the current action of the die, too
 * (`ag-tech-4`).
 */
export function applyMarkerTier(draft: Draft, seat: number): void {
  const more = power(draft, seat, 'markers')?.more ?? 0
  const { completed } = seatOf(draft, seat)
  for (let building = 0; building < draft.rules.buildings.length; building++) {
    if ((completed & (1 << building)) === 0) continue
    const action = kindOf(draft, seat, building)
    if (action === NONE) continue
    strengthen(draft, seat, action, more)
    ownPoints(draft, action, more)
  }
}

export const markerMore = (draft: Draft, seat: number): number =>
  power(draft, seat, 'markers')?.more ?? 0

/** ag-tech-character I: A crest costs less food. */
export const crestFood = (draft: Draft, seat: number, printed: number): number =>
  Math.max(0, printed - (power(draft, seat, 'crest-food')?.less ?? 0))
