/** The settings agreed before a game begins. */
import type { DifficultyId } from './vocabulary/solo.ts'
import type { Overlay } from './vocabulary/silver.ts'
import type { Technology } from './vocabulary/technologies.ts'
import type { ModuleId } from './vocabulary/words.ts'

export interface GameConfig {
  readonly modules: readonly ModuleId[]
  /** Number of people and computer players, not counting the Cardinalbot. */
  readonly players: number
  /** The variant with the action tiles shuffled around the wheel (`setup-2`). */
  readonly shuffledActions?: boolean
  /** The seat that begins; without it chance decides (`setup-9`). */
  readonly first?: number
  /**
   * Against the Cardinalbot: the difficulty, which decides how many random challenge cards are
   * used.
   */
  readonly difficulty?: DifficultyId
  /**
   * Ids of chosen challenge cards instead of a difficulty. Without either there are none
   * (`solo-setup-7`).
   */
  readonly challenges?: readonly string[]
  /** With Prospect for Silver: the side of each underground map; without it chance decides. */
  readonly undergroundSides?: readonly ('A' | 'B')[]
  /** With Prospect for Silver: the technologies of the game; without it chance decides. */
  readonly technologies?: readonly Technology['id'][]
  /** With Prospect for Silver: the side of the scoring overlay; without it chance decides. */
  readonly overlay?: Overlay['id']
}
