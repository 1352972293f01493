/** Conservation of the pieces of Prospect for Silver. */
import { NONE } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { at } from './at.ts'

/** The underground tiles on their spaces and among the revealed tiles, without storehouses and boards. */
export function silverTiles({ slices }: GameState): readonly number[] {
  return slices.silver === undefined ? [] : [...slices.silver.tiles, ...slices.silver.turnedUp]
}

/** True for underground tiles: used ones leave the game for good, so that fewer may be found. */
export const mayBeGone = ({ rules }: Game, face: number): boolean => {
  const family = rules.tables.silver?.underground
  return family !== undefined && face >= family.offset && face < family.offset + family.count
}

/** The number of additional pillars of each player. */
export const morePillars = ({ rules }: Game): number =>
  rules.tables.silver?.content.pieces.pillarsOnContracts ?? 0

export function silverViolations({ rules, bot }: Game, { slices }: GameState): string[] {
  const { silver } = slices
  const tables = rules.tables.silver
  if (silver === undefined || tables === undefined) return []
  const { pieces, solo } = tables.content
  const faults: string[] = []
  silver.silver.forEach((count, seat) => {
    if (count < 0) faults.push(`seat ${seat + 1}: ${count} silver`)
    const placed = silver.mines.filter((owner) => owner === seat).length
    const all = placed + at(silver.minesInSupply, seat) + at(silver.minesBeside, seat)
    const own = seat === bot ? solo.minesReady : pieces.minesInSupply + pieces.minesBesideKingTrack
    if (all !== own) faults.push(`seat ${seat + 1}: ${all} of ${own} mines`)
    const tiers = at(silver.tiers, seat)
    for (let technology = 0; technology < tables.content.technologies.length; technology++) {
      const reached = (tiers >> (technology * 3)) & 7
      if (![0, 1, 3, 7].includes(reached)) faults.push(`seat ${seat + 1}: a tier was skipped`)
    }
  })
  for (const space of silver.prospectors) {
    if (space === NONE) continue
    const side = at(tables.sideOfSpace, space)
    if (silver.sides.length === 3 && !silver.sides.includes(side))
      faults.push(`a prospector in ${at(rules.names.space, space)}, which is not in play`)
  }
  return faults
}
