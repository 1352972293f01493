/** What is agreed about Prospect for Silver before a game begins. */
import { content } from '@tiletum/content'
import { firstGame } from '@tiletum/engine'
import type { GameConfig, Overlay, Technology } from '@tiletum/engine'

export const PLANS = ['random', 'first', 'chosen'] as const
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

export interface SilverChoice {
  readonly plan: (typeof PLANS)[number]
  /** Of each underground map; only all three together can be agreed, so none means by lot. */
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

/** Technologies are agreed all or none. */
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
