import type { AtTable } from '../../game/TableContext.tsx'
import type { UserSettings } from '../../shared/settings/settings.ts'

/**
 * Whoever plays alone on this screen may ask, if the table agreed to hints; several people around one
 * screen only if they want it so.
 */
export const hintsAllowed = (
  { mine, competes }: Pick<AtTable, 'mine' | 'competes'>,
  settings: UserSettings,
): boolean => !competes && (mine.length <= 1 || settings.hints)
