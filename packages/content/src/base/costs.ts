/** The construction cost tiles: eight prices, and the tile that closes its cathedral. */
import type { CostTile } from '@tiletum/engine'

export const costs: readonly CostTile[] = [
  { id: 'cost.stone-2-vp-2', stone: 2, vp: 2 },
  { id: 'cost.stone-3-vp-3', stone: 3, vp: 3 },
  { id: 'cost.stone-3-vp-4', stone: 3, vp: 4, botStart: true, provenance: 'source' },
  { id: 'cost.stone-4-vp-5', stone: 4, vp: 5 },
  { id: 'cost.stone-4-vp-6', stone: 4, vp: 6 },
  { id: 'cost.stone-5-vp-8', stone: 5, vp: 8 },
  { id: 'cost.stone-6-vp-10', stone: 6, vp: 10 },
  { id: 'cost.stone-7-vp-12', stone: 7, vp: 12 },
  { id: 'cost.closed', closed: true, provenance: 'rulebook' },
]
