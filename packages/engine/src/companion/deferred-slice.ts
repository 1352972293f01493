/** Tiles that lie on the table but have not been entered yet: they are requested when they matter. */
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import type { Slices, GameState } from '../state.ts'

/** The deferred places by number. */
export interface DeferredTiles {
  /** Bonus spaces of the main map. */
  readonly above: number[]
  /** Bonus spaces underground. */
  readonly below: number[]
  /** Actions, for their bonus tile. */
  readonly wheel: number[]
  /** [0] if the bonus tile of the king track is deferred, else empty. */
  readonly king: number[]
  /** Underground cathedrals, for their cost tile. */
  readonly costs: number[]
  /** 1 while every technology may be in play, else 0. */
  technologies: number
}

declare module '../state.ts' {
  interface Slices {
    companion?: DeferredTiles
  }
}

export function beginDeferred(_rules: Rules, state: GameState): void {
  state.slices.companion = {
    above: [],
    below: [],
    wheel: [],
    king: [],
    costs: [],
    technologies: 0,
  }
}

export function copyDeferred({ companion }: Slices, into: Slices): void {
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

export const deferredIn = ({ state }: Draft): DeferredTiles =>
  state.slices.companion as DeferredTiles
