/** Which computer players this server lets play. */
import { LEVELS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'

/** The strongest level allowed by default; stronger ones need `BOTS`. */
const STRONGEST: Level = 'master'

/** `BOTS` names the strongest level allowed, or `none`; undefined if it is no such word. */
export function allowedLevels(bots: string = STRONGEST): readonly Level[] | undefined {
  if (bots === 'none') return []
  const last = LEVELS.findIndex((level) => level === bots)
  return last < 0 ? undefined : LEVELS.slice(0, last + 1)
}
