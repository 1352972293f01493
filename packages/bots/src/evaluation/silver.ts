/** Features of Prospect for Silver: silver, mines, prospectors, technologies. */
import { NONE } from '@tiletum/engine'
import type { Rules } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import type { Counts } from './counts.ts'
import { place } from './features.ts'
import type { Measures } from './features.ts'

const SILVER = place('silver')
const MINES = place('mines')
const MINE_SUPPLY = place('mines in supply')
const PROSPECTORS = place('prospectors')
const TIERS = place('tiers one')
const UNDERGROUND = place('underground buildings')
const MAPS = 3
const LEVELS = 3

export function measureSilver(
  rules: Rules,
  { slices }: GameState,
  seat: number,
  counts: Counts,
  into: Measures,
): void {
  const { silver } = slices
  if (silver === undefined || rules.tables.silver === undefined) return
  into[SILVER] = silver.silver[seat] ?? 0
  into[MINES] = counts.mine
  into[MINE_SUPPLY] = silver.minesInSupply[seat] ?? 0
  into[PROSPECTORS] = 0
  for (let map = 0; map < MAPS; map++)
    if (silver.prospectors[seat * MAPS + map] !== NONE) into[PROSPECTORS]++
  for (let level = 0; level < LEVELS; level++) {
    let reached = 0
    for (let bits = (silver.tiers[seat] ?? 0) >> level; bits !== 0; bits >>= LEVELS)
      reached += bits & 1
    into[TIERS + level] = reached
  }
  into[UNDERGROUND] = counts['underground-building']
}
