/** A move in parts: its verb, which is the pattern of its notation, and the names of its arguments. */
import type { NameTables, Rules } from '../rules/tables.ts'
import { at, num } from './checked-index.ts'
import { first, second, third, verbOf } from './move.ts'
import type { Move } from './move.ts'
import type { Verb } from './verb-names.ts'

/** The names of a pattern's arguments, in order: `walk <piece> <space>` has a piece and a space. */
export type Arguments<Pattern extends string> =
  Pattern extends `${string}<${infer Table}>${infer Rest}`
    ? readonly [NameTables[Table][number], ...Arguments<Rest>]
    : readonly []

export type PartsOf<V extends Verb> = { readonly verb: V; readonly args: Arguments<V> }

/** A move in parts. A check of `verb` narrows the type of `args`. */
export type MoveParts = { readonly [V in Verb]: PartsOf<V> }[Verb]

const ARGUMENT = /<(\w+)>/g

/** A verb and the possible names of each argument, compiled once per game. */
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

/** The name tables to which a pattern's arguments refer, in order. */
export const tablesOf = (verb: Verb): readonly string[] =>
  Array.from(verb.matchAll(ARGUMENT), ([, table = '']) => table)

export function namesOf(names: NameTables, table: string): readonly string[] {
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
  // The names come from the tables of this verb's pattern, so they match its arguments.
  return { verb, args } as unknown as MoveParts
}

/** Cache of the words before, between and after the arguments of each verb. */
const between = new Map<string, readonly string[]>()

function wordsBetween(verb: Verb): readonly string[] {
  const known = between.get(verb) ?? verb.split(/<\w+>/)
  between.set(verb, known)
  return known
}

/** Returns the notation of a verb with its arguments, even if the move is not legal. */
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
