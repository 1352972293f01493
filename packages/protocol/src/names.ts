/** Every text that people write, cleaned so that it may be shown anywhere and kept in any store. */
import { LIMITS } from './limits.ts'

/** Controls, signs that turn the direction of writing or join nothing, and halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const SPACES = /\s+/gu
/** Computer players are told by what stands in brackets behind their names. */
const LEVEL = /\([^()]*\)$/u

/** Maximum number of letters of foreign text that are looked at. */
const LOOKED_AT = 500

export function tidyText(text: string, longest: number): string {
  const plain = text
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .replaceAll(UNSEEN, ' ')
    .replaceAll(SPACES, ' ')
  return Array.from(plain.trim()).slice(0, longest).join('').trim()
}

/** What no text of several lines needs: controls but for tabs and line ends, turns of direction, halves of letters. */
const UNSEEN_IN_LINES = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]/gu

/** A note, or what a program keeps for itself: its lines stay. */
export const tidyLines = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(UNSEEN_IN_LINES, '')

/** The name as it is kept; undefined if nothing of it is left. */
export function tidyName(text: string): string | undefined {
  const name = tidyText(text, LIMITS.name).replace(LEVEL, '').trim()
  return name === '' ? undefined : name
}
