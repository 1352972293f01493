/** Names of people and titles of tables, as they may be shown anywhere. */
import { LIMITS } from './limits.ts'

/** Controls, signs that turn the direction of writing or join nothing, and halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const SPACES = /\s+/gu
/** Computer players are told by what stands in brackets behind their names. */
const LEVEL = /\([^()]*\)$/u

/** At most so much of foreign text is ever looked at. */
const LOOKED_AT = 500

export function tidyText(text: string, longest: number): string {
  const plain = text
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .replaceAll(UNSEEN, ' ')
    .replaceAll(SPACES, ' ')
  return Array.from(plain.trim()).slice(0, longest).join('').trim()
}

/** The name as it is kept; undefined if nothing of it is left. */
export function tidyName(text: string): string | undefined {
  const name = tidyText(text, LIMITS.name).replace(LEVEL, '').trim()
  return name === '' ? undefined : name
}
