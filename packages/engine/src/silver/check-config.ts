/** Checks the options of Prospect for Silver: they must be complete and name existing components. */
import { configError } from '../config-errors.ts'
import type { GameConfig } from '../config.ts'
import type { Content } from '../vocabulary/content.ts'
import { MAPS } from './slice.ts'

export function checkSilver(config: GameConfig, { silver }: Content): void {
  const { undergroundSides, technologies, overlay } = config
  if (undergroundSides !== undefined && !areSides(undergroundSides))
    throw configError('sides', undergroundSides.join(' '))
  if (technologies !== undefined) {
    const known = silver.technologies.filter(({ id }) => technologies.includes(id))
    const { length } = technologies
    if (length !== silver.technologiesInPlay || known.length !== length)
      throw configError('technologies', technologies.join(' '))
  }
  if (overlay !== undefined && !silver.overlays.some(({ id }) => id === overlay))
    throw configError('overlay', overlay)
}

const areSides = (letters: readonly string[]): boolean =>
  letters.length === MAPS && letters.every((letter) => letter === 'A' || letter === 'B')
