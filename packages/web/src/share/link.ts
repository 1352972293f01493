/**
 * A game in a link: its record, without the remarks, squeezed and written in letters that addresses
 * allow. The first letter is the version of this form; the words inside have their own (`record 1`).
 */
import { readGame, recordText } from '../game/record.ts'
import type { SavedGame } from '../game/saved.ts'
import { PRIMER } from './primer.ts'
import { squeeze, unsqueeze } from './squeeze.ts'

const VERSION = 'A'
/** Several times the longest game; nothing beyond it is read. */
const LONGEST_LINK = 16_000
const LONGEST_TEXT = 60_000

export type LinkFault = 'damaged' | 'newer'

export interface SharedGame {
  /** What could be read, if anything. */
  readonly game: SavedGame | undefined
  readonly fault: LinkFault | undefined
}

export async function packGame(game: SavedGame): Promise<string> {
  const text = new TextEncoder().encode(withoutRemarks(await recordText(game)))
  return VERSION + toLetters(squeeze(text, PRIMER))
}

export async function unpackGame(data: string): Promise<SharedGame> {
  const nothing = (fault: LinkFault): SharedGame => ({ game: undefined, fault })
  if (/^[B-Z]/.test(data)) return nothing('newer')
  if (!data.startsWith(VERSION) || data.length > LONGEST_LINK) return nothing('damaged')
  const packed = fromLetters(data.slice(VERSION.length))
  const text = packed && unsqueeze(packed, PRIMER, LONGEST_TEXT)
  if (text === undefined) return nothing('damaged')
  const { game, fault } = await readGame(new TextDecoder().decode(text))
  return { game, fault: fault === undefined && game !== undefined ? undefined : 'damaged' }
}

/** In the head, `#` may be part of a name. */
function withoutRemarks(record: string): string {
  const end = record.indexOf('\n\n')
  const body = record.slice(end).replaceAll(/[ \t]*#.*$/gm, '')
  return `${record.slice(0, end)}\n${body}`.replaceAll(/\n{2,}/g, '\n').trim()
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(letters)) return undefined
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
