/** Notation: converts every move to words, such as `walk merchant genova`, and back. */
import { at } from './checked-index.ts'
import type { Rules } from '../rules/tables.ts'
import { inNotation, namesOf, partsOf } from './move-parts.ts'
import { pack } from './move.ts'
import type { Move } from './move.ts'

const ARGUMENT = /^<(\w+)>$/

/**
 * Maximum number of cached texts per game, which uses about a thousand different moves. A full
 * cache is cleared.
 */
const MOST_TEXTS = 10_000
const said = new WeakMap<Rules, Map<Move, string>>()

export function format(rules: Rules, move: Move): string {
  const texts = said.get(rules) ?? new Map<Move, string>()
  const known = texts.get(move)
  if (known !== undefined) return known
  const { verb, args } = partsOf(rules, move)
  const text = inNotation(verb, args)
  if (texts.size >= MOST_TEXTS) texts.clear()
  said.set(rules, texts.set(move, text))
  return text
}

/** The error of a text that is not a move, and the word where it occurs. */
export interface NotationError {
  readonly error: 'unknown-verb' | 'unknown-word' | 'incomplete'
  readonly word: string
  /** The words that would be understood in its place. */
  readonly expected: readonly string[]
}

export function parse(rules: Rules, text: string): Move | NotationError {
  const words = text.trim().split(/\s+/)
  return understood(rules, words) ?? misunderstood(rules, words)
}

/**
 * A pattern prepared for parsing: fixed words, and for each argument its names with their numbers.
 */
interface Readable {
  readonly verb: number
  readonly parts: readonly (string | ReadonlyMap<string, number>)[]
}

/** Cache of a game's patterns by their first word. */
const compiled = new WeakMap<Rules, ReadonlyMap<string, readonly Readable[]>>()

function readableOf(rules: Rules): ReadonlyMap<string, readonly Readable[]> {
  const known = compiled.get(rules)
  if (known !== undefined) return known
  const numbers = new Map<string, ReadonlyMap<string, number>>()
  const numbersOf = (table: string): ReadonlyMap<string, number> => {
    const found =
      numbers.get(table) ??
      // If two names are equal, the first one counts.
      new Map(
        namesOf(rules.names, table)
          .map((name, index) => [name, index] as const)
          .toReversed(),
      )
    numbers.set(table, found)
    return found
  }
  const readable = new Map<string, Readable[]>()
  for (const [verb, pattern] of rules.verbs.entries()) {
    if (pattern === undefined) continue
    const words = pattern.split(' ')
    const parts = words.map((word) => {
      const table = ARGUMENT.exec(word)?.[1]
      return table === undefined ? word : numbersOf(table)
    })
    const first = at(words, 0)
    readable.set(first, [...(readable.get(first) ?? []), { verb, parts }])
  }
  compiled.set(rules, readable)
  return readable
}

function understood(rules: Rules, words: readonly string[]): Move | undefined {
  for (const readable of readableOf(rules).get(at(words, 0)) ?? []) {
    const move = moveOf(readable, words)
    if (move !== undefined) return move
  }
  return undefined
}

function moveOf({ verb, parts }: Readable, words: readonly string[]): Move | undefined {
  if (parts.length !== words.length) return undefined
  const values: number[] = []
  for (const [index, part] of parts.entries()) {
    const word = words[index] ?? ''
    if (typeof part === 'string') {
      if (part !== word) return undefined
      continue
    }
    const value = part.get(word)
    if (value === undefined) return undefined
    values.push(value)
  }
  return pack(verb, values[0], values[1], values[2])
}

/** Returns the error of the pattern that understands most words of the text. */
function misunderstood(rules: Rules, words: readonly string[]): NotationError {
  let best: NotationError = {
    error: 'unknown-verb',
    word: at(words, 0),
    expected: [...readableOf(rules).keys()],
  }
  let furthest = 0
  for (const pattern of rules.verbs) {
    if (pattern === undefined) continue
    const fault = faultIn(rules, pattern.split(' '), words)
    if (fault !== undefined && fault.at > furthest) {
      furthest = fault.at
      best = fault.error
    }
  }
  return best
}

function faultIn(
  rules: Rules,
  pattern: readonly string[],
  words: readonly string[],
): { readonly at: number; readonly error: NotationError } | undefined {
  for (let index = 0; index < Math.max(pattern.length, words.length); index++) {
    const expected = pattern[index]
    const word = words[index]
    if (expected === undefined)
      return { at: index, error: { error: 'unknown-word', word: word ?? '', expected: [] } }
    const table = ARGUMENT.exec(expected)?.[1]
    const known = table === undefined ? [expected] : namesOf(rules.names, table)
    if (word === undefined)
      return { at: index, error: { error: 'incomplete', word: '', expected: known } }
    if (!known.includes(word))
      return { at: index, error: { error: 'unknown-word', word, expected: known } }
  }
  return undefined
}
