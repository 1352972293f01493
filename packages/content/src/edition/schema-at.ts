/** Finds the part of a schema that stands for a place of the file, to tell what is allowed there. */
import type { z } from 'zod'
import type { JsonPath } from './problem.ts'

type Definition = z.core.$ZodTypes['_zod']['def']

/** Returns the definition of a schema inside its wrappers (optional, lazy). */
function definition(schema: z.core.$ZodType): Definition {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nonoptional') return definition(def.innerType)
  return def.type === 'lazy' ? definition(def.getter()) : def
}

export function schemaAt(schema: z.ZodType, path: JsonPath, input: unknown): z.ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema
  let value: unknown = input
  for (const step of path) {
    if (at === undefined) return undefined
    at = below(meant(at, value), step)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return at as z.ZodType | undefined
}

function below(def: Definition, step: string | number): z.core.$ZodType | undefined {
  if (def.type === 'object') return def.shape[step]
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  return def.type === 'tuple' ? def.items[Number(step)] : undefined
}

/** Returns the variant of a union that the value names or has the keys of. */
function meant(schema: z.core.$ZodType, value: unknown): Definition {
  const def = definition(schema)
  if (def.type !== 'union') return def
  const forms = def.options.map(definition)
  if (Array.isArray(value)) return forms.find(({ type }) => type === 'array') ?? def
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const form = forms
    .map((each) => ({ each, fit: each.type === 'object' ? fit(each, keys, value) : -1 }))
    .toSorted((one, two) => two.fit - one.fit)[0]
  return form === undefined || form.fit < 1 ? def : form.each
}

function fit(
  { shape }: Extract<Definition, { readonly type: 'object' }>,
  keys: readonly string[],
  value: unknown,
): number {
  return keys.reduce((sum, key) => {
    const here = shape[key]
    if (here === undefined) return sum
    const def = definition(here)
    const named: unknown = Reflect.get(Object(value), key)
    // A form that says what the key must be is meant only by that word.
    if (def.type === 'literal') return sum + (def.values.some((word) => word === named) ? 10 : -10)
    return sum + 1
  }, 0)
}

/** The keys allowed in a group. */
export function keysAt(schema: z.ZodType | undefined, found: unknown): readonly string[] {
  if (schema === undefined) return []
  const def = meant(schema, found)
  if (def.type === 'object') return Object.keys(def.shape)
  if (def.type !== 'record') return []
  const key = definition(def.keyType)
  return key.type === 'enum' ? Object.keys(key.entries) : []
}

export function optionsOf(schema: z.ZodType): readonly z.ZodType[] {
  const def = definition(schema)
  return def.type === 'union' ? (def.options as readonly z.ZodType[]) : []
}

/** A form in a few signs: its keys, or the words it may be. */
export function formOf(schema: z.ZodType): string {
  const def = definition(schema)
  if (def.type === 'object') return `{ ${Object.keys(def.shape).join(', ')} }`
  if (def.type === 'literal') return def.values.map((value) => JSON.stringify(value)).join(', ')
  if (def.type === 'enum') {
    return Object.keys(def.entries)
      .map((word) => `"${word}"`)
      .join(', ')
  }
  return def.type === 'array' ? '[ … ]' : '{ do, … }'
}
