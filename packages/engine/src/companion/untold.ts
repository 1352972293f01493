/** What lies on the table and nobody has told the page yet: it is told when it matters. */
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import type { Slices, State } from '../state.ts'

/** By the numbers of their places. */
export interface Untold {
  /** Bonus spaces of Europe and underground. */
  readonly above: number[]
  readonly below: number[]
  /** Actions with their bonus tile, and the king track with its one. */
  readonly wheel: number[]
  readonly king: number[]
  /** Cathedrals underground with their cost tile. */
  readonly costs: number[]
  /** 1: any technology may be in play. */
  technologies: number
}

declare module '../state.ts' {
  interface Slices {
    companion?: Untold
  }
}

export function beginUntold(_rules: Rules, state: State): void {
  state.slices.companion = {
    above: [],
    below: [],
    wheel: [],
    king: [],
    costs: [],
    technologies: 0,
  }
}

export function copyUntold({ companion }: Slices, into: Slices): void {
  if (companion === undefined) return
  const { above, below, wheel, king, costs, technologies } = companion
  into.companion = {
    above: above.slice(),
    below: below.slice(),
    wheel: wheel.slice(),
    king: king.slice(),
    costs: costs.slice(),
    technologies,
  }
}

export const untoldIn = ({ state }: Draft): Untold => state.slices.companion as Untold
