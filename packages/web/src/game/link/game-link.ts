/**
 * A game in a link: its record without comments, compressed and in base64url, which addresses
 * allow. The first letter is the version of this form; the record has its own (`record 1`).
 */
import { readGame, recordText } from '../storage/record-file.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { DICTIONARY } from './dictionary.ts'
import { compress, decompress } from './compression.ts'

const VERSION = 'A'
/** Several times the longest game; longer links are not read. */
const LONGEST_LINK = 16_000
const LONGEST_TEXT = 60_000

export type LinkFault = 'damaged' | 'newer' | 'older-rules'

export interface SharedGame {
  /** The game, if it could be read. */
  readonly game: SavedGame | undefined
  readonly fault: LinkFault | undefined
}

export async function gameToLink(game: SavedGame): Promise<string> {
  const text = new TextEncoder().encode(withoutRemarks(await recordText(game)))
  return VERSION + toBase64Url(compress(text, DICTIONARY))
}

export async function gameFromLink(data: string): Promise<SharedGame> {
  const nothing = (fault: LinkFault): SharedGame => ({ game: undefined, fault })
  if (/^[B-Z]/.test(data)) return nothing('newer')
  if (!data.startsWith(VERSION) || data.length > LONGEST_LINK) return nothing('damaged')
  const packed = fromBase64Url(data.slice(VERSION.length))
  const text = packed && decompress(packed, DICTIONARY, LONGEST_TEXT)
  if (text === undefined) return nothing('damaged')
  const { game, fault } = await readGame(new TextDecoder().decode(text))
  if (fault === undefined) return { game, fault: game === undefined ? 'damaged' : undefined }
  return { game, fault: fault.error.otherRules === undefined ? 'damaged' : 'older-rules' }
}

/** In the head of a record `#` may be part of a name. */
function withoutRemarks(record: string): string {
  const end = record.indexOf('\n\n')
  const body = record
    .slice(end)
    .split('\n')
    .map((line) => (line.split('#', 1)[0] ?? '').trimEnd())
    .filter((line) => line !== '')
  return [record.slice(0, end), ...body].join('\n').trim()
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(letters: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(letters)) return undefined
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
