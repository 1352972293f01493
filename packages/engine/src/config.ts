/** What is agreed before a game begins. */
import type { ModuleId } from './vocabulary/words.ts'

export interface GameConfig {
  readonly modules: readonly ModuleId[]
  /** People and computer players; the Cardinalbot's seat is not counted. */
  readonly players: number
  /** The variant with the action tiles shuffled around the wheel (`setup-2`). */
  readonly shuffledActions?: boolean
  /** The seat that begins; without it chance decides (`setup-9`). */
  readonly first?: number
}

/** The settings the rulebook recommends for a first game. */
export function firstGame(modules: readonly ModuleId[], players: number): GameConfig {
  return { modules, players, shuffledActions: false }
}
