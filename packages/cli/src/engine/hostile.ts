/** Lines that nobody should send: broken, huge, deep, and almost right. For tests and soaks. */
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream, Seed } from '@tiletum/bots'
import { DOING } from './doing.ts'

const NAMES = Object.keys(DOING)
const KEYS = [
  'game',
  'games',
  'move',
  'moves',
  'action',
  'actions',
  'seed',
  'seeds',
  'levels',
  'config',
  'edition',
  'record',
  'show',
  'as',
  'steps',
  'count',
  'level',
  'iterations',
  'seat',
  'at',
  '__proto__',
  'constructor',
] as const
const MOST_WORK = 3

export function* hostileLines(count: number, seed: Seed): Generator<string> {
  const stream = createRandomStream(seed, 'hostile')
  const one = <T>(values: readonly T[]): T => values[randomBelow(stream, values.length)] as T
  for (let number = 0; number < count; number++) {
    const request = JSON.stringify(requestOf(stream, one))
    const kind = randomBelow(stream, 10)
    if (kind === 0) yield request.slice(0, randomBelow(stream, request.length + 1))
    else if (kind === 1) yield torn(request, stream)
    else if (kind === 2) yield `[${request},${request},${one(['null', '1', '[]', '{}'])}]`
    else if (kind === 3)
      yield one(['', ' ', 'null', '0', '""', '[', '{', '\u0000', '[[]]', '\ufeff{}'])
    else yield request
  }
}

/** A few letters changed. */
function torn(text: string, stream: RandomStream): string {
  const letters = text.split('')
  for (let change = 0; change < 3; change++)
    letters[randomBelow(stream, letters.length)] = String.fromCharCode(randomBelow(stream, 256))
  return letters.join('').replaceAll('\n', ' ')
}

type One = <T>(values: readonly T[]) => T

function requestOf(stream: RandomStream, one: One): Record<string, unknown> {
  const small = (): number => randomBelow(stream, 12)
  const request: Record<string, unknown> = { id: small(), do: one(NAMES), game: small() }
  if (randomBelow(stream, 3) === 0) request['config'] = configOf(stream, one)
  for (let part = randomBelow(stream, 4); part > 0; part--)
    request[one(KEYS)] = valueOf(stream, one, 0)
  if (request['do'] === 'policy' || request['do'] === 'playout') {
    // As slow as it may be is tried elsewhere.
    request['level'] = one(['random', 'greedy', 'nobody'])
    request['count'] = randomBelow(stream, MOST_WORK)
    delete request['games']
  }
  return request
}

const configOf = (stream: RandomStream, one: One): object => ({
  modules: one([['base'], ['base', 'silver'], ['base', 'solo'], ['silver'], [], ['base', 'base']]),
  players: randomBelow(stream, 6),
  ...(randomBelow(stream, 4) === 0 ? { difficulty: one(['hard', 'none', 1]) } : {}),
  ...(randomBelow(stream, 4) === 0 ? { challenges: one([['challenge.x'], [], 'all']) } : {}),
})

function valueOf(stream: RandomStream, one: One, depth: number): unknown {
  const small = (): number => randomBelow(stream, 12)
  const kind = randomBelow(stream, depth > 3 ? 8 : 11)
  if (kind === 8) return Array.from({ length: small() }, () => valueOf(stream, one, depth + 1))
  if (kind === 9) return { [one(KEYS)]: valueOf(stream, one, depth + 1) }
  if (kind === 10) return Array.from({ length: small() }, small)
  return one([
    -1,
    small(),
    1e308,
    0.5,
    2 ** 31,
    true,
    '',
    'climb',
    'die blue 3',
    'end turn',
    'x'.repeat(300),
    'Tiletum record 1\nrules: 3\nmodules: base\n',
    '\u0000\ud800',
    ['moves'],
    ['facts', 'state', 'encoding'],
    { 0: 'greedy' },
  ])
}
