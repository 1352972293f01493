/** Secrets of the links that a player opened, so that a reload still has access to the table. */
import { isSecret } from '@tiletum/protocol'
import { readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

export const TABLE_KEYS = 'tiletum.table-keys'
const MOST = 50

const all = (): readonly (readonly [string, string])[] => {
  const kept = readLocalJson(TABLE_KEYS)
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (one): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string'),
  )
}

export const linkSecretOf = (table: string): string | undefined =>
  all().find(([id, secret]) => id === table && isSecret(secret))?.[1]

/** A truncated link does not replace a valid one. */
export function rememberLinkSecret(table: string, secret: string): void {
  if (!isSecret(secret)) return
  const others = all().filter(([id]) => id !== table)
  writeLocal(TABLE_KEYS, JSON.stringify([[table, secret], ...others].slice(0, MOST)))
}
