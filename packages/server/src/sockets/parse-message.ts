/** Reads what came over a socket: text, JSON, a message; or says which part is none. */
import type { RawData } from 'ws'
import { parseJson } from '@tiletum/engine/json'
import { LIMITS } from '@tiletum/protocol'
import type { ClientMessage, RefusalMessage } from '@tiletum/protocol'
import { clientMessage } from '@tiletum/protocol/schema'
import { readAs } from '../limits/read-as.ts'

export type Read =
  | { readonly message: ClientMessage }
  | { readonly no: Omit<RefusalMessage, 'type'> }

export function readMessage(data: RawData, binary: boolean): Read {
  if (binary) return { no: { why: 'invalid', detail: 'binary' } }
  let parsed: unknown
  try {
    parsed = parseJson(textOf(data), LIMITS.message)
  } catch {
    return { no: { why: 'invalid', detail: 'json' } }
  }
  const read = readAs(clientMessage, parsed)
  return 'data' in read
    ? { message: read.data }
    : { no: { ...requestIn(parsed), why: 'invalid', detail: read.detail } }
}

export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8')
}

/** The id of the request, if the message has one that can be sent back. */
function requestIn(data: unknown): { readonly re?: string } {
  const named =
    typeof data === 'object' && data !== null && 'id' in data ? (data.id as unknown) : undefined
  const isId = typeof named === 'string' && named.length === 22 && /^[\w-]+$/.test(named)
  return isId ? { re: named } : {}
}
