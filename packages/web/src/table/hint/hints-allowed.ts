import type { AtTable } from '../../game/TableContext.tsx'
import type { UserSettings } from '../../shared/settings/settings.ts'

/**
 * A player alone at this screen may ask if the table agreed to hints; several players at one screen
 * only if they switched hints on.
 */
export const hintsAllowed = (
  { mine, competes }: Pick<AtTable, 'mine' | 'competes'>,
  settings: UserSettings,
): boolean => !competes && (mine.length <= 1 || settings.hints)
