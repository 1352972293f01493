/** A light look at what the server sent, for the browser: the schemas are too large to send there. */
import { parseJson } from '@tiletum/engine/json'
import { LIMITS } from './limits.ts'
import type { ServerMessage } from './types.ts'

const TYPES: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'welcome',
  'table',
  'steps',
  'no',
  'said',
  'kept',
  'present',
  'turn',
  'pong',
  'restart',
])

/** A table whole, with everything around its steps. */
const LONGEST_MESSAGE = 2 * LIMITS.table

/** The message, or undefined for anything that is none, such as one of a later version. */
export function readServerMessage(text: string): ServerMessage | undefined {
  try {
    const data = parseJson(text, LONGEST_MESSAGE)
    const known =
      typeof data === 'object' && data !== null && 'type' in data && TYPES.has(String(data.type))
    return known ? (data as ServerMessage) : undefined
  } catch {
    return undefined
  }
}

/** The text of an entry without the brackets of chance, and whether chance said it. */
export function readEntry(entry: string): { readonly text: string; readonly chance: boolean } {
  const chance = entry.startsWith('[') && entry.endsWith(']')
  return { text: chance ? entry.slice(1, -1) : entry, chance }
}
