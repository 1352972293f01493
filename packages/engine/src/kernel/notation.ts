/** Notation: every move as words, `walk merchant genova`, and back. `parse(format(m)) = m`. */
import type { Names, Rules } from '../rules/tables.ts'
import { at, num } from './at.ts'
import { first, pack, second, third, verbOf } from './move.ts'
import type { Move } from './move.ts'

const ARGUMENT = /^<(\w+)>$/

export function format(rules: Rules, move: Move): string {
  const values = [first(move), second(move), third(move)]
  let argument = 0
  return at(rules.verbs, verbOf(move))
    .split(' ')
    .map((word) => {
      const table = ARGUMENT.exec(word)?.[1]
      return table === undefined ? word : at(namesOf(rules.names, table), num(values, argument++))
    })
    .join(' ')
}

/** What is wrong with a text that is no move, and where. */
export interface NotationError {
  readonly error: 'unknown-verb' | 'unknown-word' | 'incomplete'
  readonly word: string
  /** What would be understood there. */
  readonly expected: readonly string[]
}

export function parse(rules: Rules, text: string): Move | NotationError {
  const words = text.trim().split(/\s+/)
  let best: NotationError = {
    error: 'unknown-verb',
    word: words[0] ?? '',
    expected: [...new Set(rules.verbs.map((pattern) => pattern.split(' ')[0] ?? ''))],
  }
  let furthest = 0
  for (const [verb, pattern] of rules.verbs.entries()) {
    if (pattern === undefined) continue
    const result = match(rules, verb, pattern.split(' '), words)
    if (typeof result === 'number') return result
    if (result.at > furthest) {
      furthest = result.at
      best = result.error
    }
  }
  return best
}

function match(
  rules: Rules,
  verb: number,
  pattern: readonly string[],
  words: readonly string[],
): Move | { at: number; error: NotationError } {
  const values: number[] = []
  for (let index = 0; index < Math.max(pattern.length, words.length); index++) {
    const expected = pattern[index]
    const word = words[index]
    if (expected === undefined)
      return { at: index, error: { error: 'unknown-word', word: word ?? '', expected: [] } }
    const table = ARGUMENT.exec(expected)?.[1]
    const understood = table === undefined ? [expected] : namesOf(rules.names, table)
    if (word === undefined)
      return { at: index, error: { error: 'incomplete', word: '', expected: understood } }
    const value = understood.indexOf(word)
    if (value < 0)
      return { at: index, error: { error: 'unknown-word', word, expected: understood } }
    if (table !== undefined) values.push(value)
  }
  return pack(verb, values[0], values[1], values[2])
}

function namesOf(names: Names, table: string): readonly string[] {
  const found = names[table]
  if (found === undefined) throw new Error(`The notation names no table ${table}`)
  return found
}
