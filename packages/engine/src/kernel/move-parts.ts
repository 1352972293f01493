/** A move in parts: its verb, which is the pattern of its notation, and the names of its arguments. */
import type { Names, Rules } from '../rules/tables.ts'
import { at, num } from './at.ts'
import { first, second, third, verbOf } from './move.ts'
import type { Move } from './move.ts'
import type { Verb } from './names.ts'

/** The names a pattern asks for, in order: `walk <piece> <space>` asks for a piece and a space. */
export type Arguments<Pattern extends string> =
  Pattern extends `${string}<${infer Table}>${infer Rest}`
    ? readonly [Names[Table][number], ...Arguments<Rest>]
    : readonly []

export type PartsOf<V extends Verb> = { readonly verb: V; readonly args: Arguments<V> }

/** Asking for the verb tells what the arguments are. */
export type MoveParts = { readonly [V in Verb]: PartsOf<V> }[Verb]

const ARGUMENT = /<(\w+)>/g

/** Compiled once for the rules of a game. */
interface Pattern {
  readonly verb: Verb
  readonly tables: readonly (readonly string[])[]
}

const compiled = new WeakMap<Rules, readonly (Pattern | undefined)[]>()

function patternsOf(rules: Rules): readonly (Pattern | undefined)[] {
  const known = compiled.get(rules)
  if (known !== undefined) return known
  const patterns = Array.from(rules.verbs, (verb: Verb | undefined): Pattern | undefined =>
    verb === undefined
      ? undefined
      : { verb, tables: tablesOf(verb).map((table) => namesOf(rules.names, table)) },
  )
  compiled.set(rules, patterns)
  return patterns
}

/** The tables whose names a pattern asks for. */
export const tablesOf = (verb: Verb): readonly string[] =>
  Array.from(verb.matchAll(ARGUMENT), ([, table = '']) => table)

export function namesOf(names: Names, table: string): readonly string[] {
  const found = names[table]
  if (found === undefined) throw new Error(`The notation names no table ${table}`)
  return found
}

export function partsOf(rules: Rules, move: Move): MoveParts {
  const pattern = patternsOf(rules)[verbOf(move)]
  if (pattern === undefined) throw new RangeError(`No verb has the number ${verbOf(move)}`)
  const { verb, tables } = pattern
  const values = [first(move), second(move), third(move)]
  const args: readonly string[] = tables.map((names, index) => at(names, num(values, index)))
  // The tables are those that the verb's own pattern names.
  return { verb, args } as unknown as MoveParts
}

/** What a verb says between its arguments. */
const between = new Map<string, readonly string[]>()

function wordsBetween(verb: Verb): readonly string[] {
  const known = between.get(verb) ?? verb.split(/<\w+>/)
  between.set(verb, known)
  return known
}

/** The notation of a verb with its arguments, legal or not. */
export function notationOf<V extends Verb>(verb: V, ...args: Arguments<V>): string {
  return inNotation(verb, args)
}

export function inNotation(verb: Verb, args: readonly string[]): string {
  const words = wordsBetween(verb)
  let notation = words[0] ?? ''
  for (let index = 1; index < words.length; index++)
    notation += `${args[index - 1] ?? ''}${words[index] ?? ''}`
  return notation
}
