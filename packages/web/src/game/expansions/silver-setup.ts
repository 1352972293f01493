/** The set-up choices of Prospect for Silver. */
import { content } from '@tiletum/content'
import { firstGame } from '@tiletum/engine'
import type { GameConfig, Overlay, Technology } from '@tiletum/engine'

export const PLANS = ['random', 'first', 'chosen'] as const
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

export interface SilverChoice {
  readonly plan: (typeof PLANS)[number]
  /**
   * Side of each underground map. All three are chosen together; an empty list means random sides.
   */
  readonly sides: readonly Side[]
  readonly technologies: readonly Technology['id'][]
  readonly overlay: Overlay['id'] | undefined
}

export const RANDOM_SILVER: SilverChoice = {
  plan: 'random',
  sides: [],
  technologies: [],
  overlay: undefined,
}

const { technologiesInPlay } = content.silver

/** False while only some of the technologies are chosen: all or none can be. */
export const isWhole = ({ plan, technologies }: SilverChoice): boolean =>
  plan !== 'chosen' || technologies.length === 0 || technologies.length === technologiesInPlay

export function silverConfig({
  plan,
  sides,
  technologies,
  overlay,
}: SilverChoice): Partial<GameConfig> {
  switch (plan) {
    case 'random':
      return {}
    case 'first': {
      const { modules: _, players: __, ...settings } = firstGame(['silver'], 0, content)
      return settings
    }
    case 'chosen':
      return {
        ...(sides.length === 0 ? {} : { undergroundSides: sides }),
        ...(technologies.length === 0 ? {} : { technologies }),
        ...(overlay === undefined ? {} : { overlay }),
      }
  }
}
