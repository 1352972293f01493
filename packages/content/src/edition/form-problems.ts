/** Reads what the schema finds wrong and tells it as problems. */
import type { z } from 'zod'
import { near } from './nearest-names.ts'
import type { Kind, JsonPath, Problem } from './problem.ts'
import { formOf, keysAt, optionsOf, schemaAt } from './schema-at.ts'

/** Maximum number of problems that are returned. */
const MOST_TOLD = 50

type Issue = z.core.$ZodIssue

export function formProblems(
  issues: readonly Issue[],
  schema: z.ZodType,
  input: unknown,
  above: JsonPath = [],
): readonly Problem[] {
  return issues.slice(0, MOST_TOLD).flatMap((issue) => problemsOf(issue, schema, input, above))
}

function problemsOf(
  issue: Issue,
  schema: z.ZodType,
  input: unknown,
  above: JsonPath,
): readonly Problem[] {
  const inner = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  const place = [...above, ...inner]
  const found = valueAt(input, inner)
  const value = shown(found)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const allowed = keysAt(schemaAt(schema, inner, input), found)
      return issue.keys.slice(0, MOST_TOLD).map((key) => ({
        place,
        problem: 'unknown-key',
        key: cut(key),
        near: near(key, allowed),
        allowed,
      }))
    }
    case 'invalid_value': {
      const allowed = issue.values.map(String)
      if (found === undefined) return [{ place, problem: 'missing', kind: 'text' }]
      return [{ place, problem: 'not-one-of', value, near: nearWord(found, allowed), allowed }]
    }
    case 'invalid_type': {
      const kind = kindOf(issue.expected)
      return [
        found === undefined
          ? { place, problem: 'missing', kind }
          : { place, problem: 'wrong-kind', value, kind },
      ]
    }
    case 'too_small': {
      const from = Number(issue.minimum)
      if (issue.origin === 'string') return [{ place, problem: 'bad-text', value }]
      return [
        Array.isArray(found)
          ? { place, problem: 'too-few', count: found.length, from }
          : { place, problem: 'too-small', value, from },
      ]
    }
    case 'too_big': {
      const to = Number(issue.maximum)
      if (issue.origin === 'string') return [{ place, problem: 'bad-text', value }]
      return [
        typeof found === 'object' && found !== null
          ? { place, problem: 'too-many', count: Object.keys(found).length, to }
          : { place, problem: 'too-large', value, to },
      ]
    }
    case 'invalid_union':
      return unionProblems(issue, schemaAt(schema, inner, input), found, place)
    case 'invalid_key': {
      const key = String(inner.at(-1))
      const around = place.slice(0, -1)
      const family = FAMILIES[String(around.at(-1))]
      return family === undefined
        ? [{ place: around, problem: 'bad-text', value: shown(key) }]
        : [{ place: around, problem: 'bad-id', value: cut(key), family }]
    }
    case 'custom':
      return [{ place, problem: 'nothing-asked' }]
    default:
      return [{ place, problem: 'bad-text', value }]
  }
}

/** Returns the problems of the variant of a union that the value comes nearest to. */
function unionProblems(
  issue: Extract<Issue, { readonly code: 'invalid_union' }>,
  schema: z.ZodType | undefined,
  found: unknown,
  place: JsonPath,
): readonly Problem[] {
  if ('discriminator' in issue && issue.discriminator !== undefined) {
    const options: unknown = Reflect.get(issue, 'options')
    const allowed = Array.isArray(options) ? options.map(String) : []
    if (found === undefined) return [{ place, problem: 'missing', kind: 'text' }]
    const value = shown(found)
    return [{ place, problem: 'not-one-of', value, near: nearWord(found, allowed), allowed }]
  }
  const forms = schema === undefined ? [] : optionsOf(schema)
  const tried = issue.errors.map((errors, at) => ({ errors, form: forms[at] }))
  const close = tried.filter(({ errors, form }) => form !== undefined && resembles(errors, found))
  const [best] = close.toSorted((one, two) => one.errors.length - two.errors.length)
  if (best?.form !== undefined) return formProblems(best.errors, best.form, found, place)
  return [{ place, problem: 'no-form', value: shown(found), forms: forms.map(formOf) }]
}

/** A form is meant if the value is of its kind and has one of its keys. */
function resembles(errors: readonly Issue[], found: unknown): boolean {
  const ofAnotherKind = ({ code, path }: Issue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
  if (errors.some(ofAnotherKind)) return false
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(found)) return true
  const missing = new Set(
    errors.flatMap(({ code, path }) =>
      path.length === 1 && code !== 'unrecognized_keys' && !(String(path[0]) in found)
        ? [String(path[0])]
        : [],
    ),
  )
  const unknown = errors.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  return Object.keys(found).some((key) => !unknown.includes(key)) && missing.size < 2
}

function nearWord(found: unknown, allowed: readonly string[]): readonly string[] {
  return typeof found === 'string' ? near(found, allowed) : []
}

function valueAt(input: unknown, path: JsonPath): unknown {
  let value: unknown = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

function shown(value: unknown): string {
  return cut(JSON.stringify(value) ?? 'nothing')
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

function kindOf(expected: string): Kind {
  if (expected === 'int') return 'whole'
  if (expected === 'number') return 'number'
  if (expected === 'boolean') return 'yes-or-no'
  if (expected === 'array' || expected === 'tuple') return 'list'
  return expected === 'string' ? 'text' : 'group'
}

const FAMILIES: Readonly<Record<string, string>> = {
  bonus: 'bonus',
  contracts: 'contract',
  characters: 'character',
  undergroundBonus: 'underground-bonus',
}
