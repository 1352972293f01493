import type { AtTable } from '../game/TableContext.tsx'
import type { Settings } from '../settings/settings.ts'

/** Whoever plays alone may ask; at a table of several people only if they want it so. */
export const hintsAllowed = (
  { people, competes }: Pick<AtTable, 'people' | 'competes'>,
  settings: Settings,
): boolean => !competes && (people.length === 1 || settings.hints)
