/** ag-tech-character: cheaper crests, stronger markers, the bonuses of a completed building. */
import type { Draft } from '../../kernel/way.ts'
import { kindOf, strengthen } from '../../rules/buildings.ts'
import { seatOf } from '../../rules/ledger.ts'
import { NONE } from '../../state.ts'
import { power } from '../active-effects.ts'
import { ownPoints } from './joker.ts'

/** II: every bonus marker grows by one, at once also for the die action under way (`ag-tech-4`). */
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

/** I: the crest costs less food. */
export const crestFood = (draft: Draft, seat: number, printed: number): number =>
  Math.max(0, printed - (power(draft, seat, 'crest-food')?.less ?? 0))
