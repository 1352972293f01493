/** What this device has noted of tables on the server, so that somebody who is gone leaves nothing. */
import { forgetLocal, localKeys } from '../../shared/browser/local.ts'
import { CHANCE_NOTES } from './own-chance.ts'
import { TABLE_KEYS } from './keys.ts'
import { forgetNotices } from './notices.ts'
import { NOTES } from './stored.ts'

export function forgetTables(): void {
  const noted = [TABLE_KEYS, CHANCE_NOTES, ...Object.values(NOTES)]
  for (const key of localKeys()) if (noted.some((start) => key.startsWith(start))) forgetLocal(key)
  forgetNotices()
}
