/** Reasons of the expansion for refusing a move, each with its clause. */
import type { ClauseId } from '../vocabulary/words.ts'

export const SILVER_REFUSALS = {
  'technology-not-in-play': 'ag-setup-4',
  'technology-complete': 'ag-tech-1',
  'technology-silver-missing': 'ag-tech-1',
  'prospector-there': 'ag-under-1',
  'prospector-silver-missing': 'ag-under-1',
  'no-prospector-here': 'ag-pros-1',
  'no-prospector-below': 'ag-under-1',
  'not-this-side': 'ag-setup-3',
  'mine-space-taken': 'ag-pros-3',
  'mine-already': 'ag-pros-3',
  'no-mine-in-supply': 'ag-pros-3',
  'no-mine-beside-track': 'ag-king-4',
  'contribution-silver-missing': 'ag-under-5',
  'contribution-gold-missing': 'ag-under-5',
  'no-icon': 'ag-wheel-2',
  'icon-is-an-action': 'ag-tech-prospector',
  'price-missing': 'nest-4',
  'unit-falls-away': 'ag-tech-contract',
  'no-unit-falls-away': 'ag-tech-contract',
  'unit-not-asked': 'ag-tech-contract',
  'no-revealing': 'ag-tech-contract',
  'revealed-already': 'ag-tech-contract',
  'not-revealed': 'ag-tech-6',
  'pile-empty': 'ag-tech-6',
  'resource-tile-taken': 'ag-tech-resource',
  'nothing-to-earmark': 'ag-tech-resource',
  'no-giving-up': 'ag-tech-die',
  'nothing-to-give-up': 'ag-tech-die',
  'no-split': 'ag-tech-joker',
  'not-on-this-segment': 'ag-wheel-1',
} as const satisfies Record<string, ClauseId>

export type SilverReason = keyof typeof SILVER_REFUSALS

declare module '../refusals.ts' {
  interface Reasons {
    readonly silver: SilverReason
  }
}
