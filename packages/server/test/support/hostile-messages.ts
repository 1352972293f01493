/** Messages nobody honest sends: right ones with something wrong, and things that are none at all. */
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import { newId, newRequestId } from '@tiletum/protocol'
import { termsFor } from './whole-server.ts'

type Plain = Record<string, unknown>

const NASTY: readonly unknown[] = [
  // oxlint-disable-next-line unicorn/no-null -- JSON has it
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 60,
  '',
  '\u0000',
  '\u001B[2J',
  '<script>alert(1)</script>',
  "'; drop table step; --",
  '../../etc/passwd',
  '__proto__',
  'undo 99999',
  'undo 1 agreed',
  '\uD800',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: { isAdmin: true } },
  Array.from({ length: 500 }, () => 'undo'),
]

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'table',
  'id',
  'by',
  'at',
  'seat',
]

/** Right messages of every type, about this table. */
export function honestMessages(table: string, stream: RandomStream): readonly Plain[] {
  const request = { id: newRequestId(), table }
  const seat = randomBelow(stream, 4)
  return [
    { type: 'hello', protocol: 1, rules: 2, tables: [{ id: table, after: 0 }] },
    { type: 'watch', table, after: randomBelow(stream, 9) },
    { type: 'unwatch', table },
    { type: 'ping', visible: true },
    { ...request, type: 'do', after: randomBelow(stream, 200), moves: ['end turn'] },
    { ...request, type: 'enter', after: 0, entries: ['[die pink 4]'] },
    { ...request, type: 'mark', marks: { done: 1 } },
    { ...request, type: 'seat', act: { do: 'take', seat } },
    { ...request, type: 'seat', act: { do: 'leave', seat } },
    { ...request, type: 'seat', act: { do: 'computer', seat, level: 'master' } },
    { ...request, type: 'seat', act: { do: 'stand-in', seat, by: { person: newId() } } },
    { ...request, type: 'seat', act: { do: 'concede', seat } },
    { ...request, type: 'agree', terms: termsFor(['anybody', 'anybody']) },
    { ...request, type: 'start' },
    {
      ...request,
      type: 'offer',
      offered: { what: 'take-back', entries: 1 + randomBelow(stream, 9) },
    },
    { ...request, type: 'offer', offered: { what: 'end' } },
    { ...request, type: 'answer', offer: randomBelow(stream, 3), yes: true },
    { ...request, type: 'say', room: 'table', text: 'hello' },
    { ...request, type: 'chat', open: false },
    { ...request, type: 'close' },
    { ...request, type: 'resume' },
  ]
}

function honest(table: string, stream: RandomStream): Plain {
  const all = honestMessages(table, stream)
  return all[randomBelow(stream, all.length)] ?? {}
}

/** Somewhere in it, something else. */
function spoiled(message: Plain, stream: RandomStream): unknown {
  const keys = Object.keys(message)
  const key = keys[randomBelow(stream, keys.length)] ?? 'type'
  const nasty = NASTY[randomBelow(stream, NASTY.length)]
  const { [key]: value, ...others } = message
  switch (randomBelow(stream, 5)) {
    case 0:
      return others
    case 1:
      return { ...message, [KEYS[randomBelow(stream, KEYS.length)] ?? 'by']: nasty }
    case 2:
      return [message]
    case 3:
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...message, [key]: spoiled(value as Plain, stream) }
        : { ...message, [key]: nasty }
    default:
      return { ...message, [key]: nasty }
  }
}

/** The next message, as text; the same seed makes the same kinds in the same order. */
export function createAttacker(seed: number, table: string): () => string {
  const stream = createRandomStream(seed, 'hostile')
  const sent: string[] = []
  return () => {
    const message = honest(randomBelow(stream, 8) === 0 ? newId() : table, stream)
    const text = ((): string => {
      switch (randomBelow(stream, 8)) {
        case 0:
          return JSON.stringify(message).slice(0, randomBelow(stream, 60))
        case 1:
          return sent[randomBelow(stream, Math.max(1, sent.length))] ?? '[]'
        case 2:
          return String.fromCodePoint(...Array.from({ length: 20 }, () => randomBelow(stream, 256)))
        case 3:
          return JSON.stringify(message)
        default:
          return JSON.stringify(spoiled(message, stream)) ?? 'undefined'
      }
    })()
    if (sent.length < 100) sent.push(text)
    return text
  }
}
