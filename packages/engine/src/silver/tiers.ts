/** The tiers of technologies: which ones a seat has reached, and what the next one costs. */
import { num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { silverOf, silverRules } from './slice.ts'

const TIERS = 3

/** The tier a seat has reached on a technology: 0 to 3. */
export function tierOf(draft: Draft, seat: number, technology: number): number {
  const reached = (num(silverOf(draft).tiers, seat) >> (technology * TIERS)) & 7
  return reached === 0 ? 0 : reached === 1 ? 1 : reached === 3 ? 2 : 3
}

/** ag-fair-2: The sum of technology tiers: the number of the tier that each marker stands on. */
export function tierSum(draft: Draft, seat: number): number {
  let sum = 0
  for (const technology of silverOf(draft).technologies) sum += tierOf(draft, seat, technology)
  return sum
}

export const tierBit = (technology: number, level: number): number =>
  1 << (technology * TIERS + level)

export const technologyOf = (bit: number): number => ((31 - Math.clz32(bit)) / TIERS) | 0

/** The price in silver of the next tier; `tier` is the number of tiers already reached. */
export function tierPrice(draft: Draft, tier: number, cheaper: number): number {
  const silver = num(silverRules(draft).content.technologySilver, tier)
  return cheaper === 0 ? silver : Math.max(1, silver - cheaper)
}
