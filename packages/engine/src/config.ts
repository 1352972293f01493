/** What is agreed before a game begins. */
import type { DifficultyId } from './vocabulary/solo.ts'
import type { Overlay } from './vocabulary/silver.ts'
import type { Technology } from './vocabulary/technologies.ts'
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
  /** With Prospect for Silver, unless chance decides: the side of each underground map, … */
  readonly undergroundSides?: readonly ('A' | 'B')[]
  /** … the technologies and the scoring overlay. */
  readonly technologies?: readonly Technology['id'][]
  readonly overlay?: Overlay['id']
}
