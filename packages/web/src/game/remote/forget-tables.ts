/** Clears all local notes about tables on the server when a person signs out. */
import { forgetLocal, localKeys } from '../../shared/browser/local-storage.ts'
import { CHANCE_NOTES } from './random-share.ts'
import { TABLE_KEYS } from './link-secrets.ts'
import { forgetNotices } from './turn-notices.ts'
import { LOCAL_KEYS } from './synced-text.ts'

export function forgetTables(): void {
  const noted = [TABLE_KEYS, CHANCE_NOTES, ...Object.values(LOCAL_KEYS)]
  for (const key of localKeys()) if (noted.some((start) => key.startsWith(start))) forgetLocal(key)
  forgetNotices()
}
