/** The provenance of the content's values, which the game shows its players. */
import type { Provenance } from './words.ts'

/** Groups of components whose values are known in the same way. */
export const FAMILIES = [
  'wheel',
  'die',
  'king-track',
  'corruption',
  'fair-board',
  'fair',
  'fair-town',
  'cathedral',
  'cost',
  'building',
  'board',
  'start',
  'offer',
  'town',
  'road',
  'link',
  'crest',
  'bonus',
  'contract',
  'character',
  'decree',
  'challenge',
  'difficulty',
  'bot',
  'silver-king-track',
  'prospector-wheel',
  'underground-cost',
  'underground',
  'tablet',
  'underground-bonus',
  'technology',
  'resource-bonus',
  'overlay',
  'pieces',
  'surprise',
  'silver-bot',
] as const
export type ComponentFamily = (typeof FAMILIES)[number]

export interface Origin {
  readonly of: Provenance
  /**
   * Exceptions: a value by its name (`frankfurt`), an aspect of all (`marks`), or an aspect of one
   * (`contract.iron-7 marks`).
   */
  readonly but?: Readonly<Record<string, Provenance>>
}

export type ComponentOrigins = Readonly<Record<ComponentFamily, Origin>>
