/** What is agreed before a game begins. */
import type { DifficultyId } from './vocabulary/solo.ts'
import type { ModuleId } from './vocabulary/words.ts'

export interface GameConfig {
  readonly modules: readonly ModuleId[]
  /** People and computer players; the Cardinalbot's seat is not counted. */
  readonly players: number
  /** The variant with the action tiles shuffled around the wheel (`setup-2`). */
  readonly shuffledActions?: boolean
  /** The seat that begins; without it chance decides (`setup-9`). */
  readonly first?: number
  /** Against the Cardinalbot: random challenge cards, as many as the difficulty deals … */
  readonly difficulty?: DifficultyId
  /** … or these, by their ids; without either there are none (`solo-setup-7`). */
  readonly challenges?: readonly string[]
}

/** The settings the rulebook recommends for a first game. */
export function firstGame(modules: readonly ModuleId[], players: number): GameConfig {
  return { modules, players, shuffledActions: false }
}
