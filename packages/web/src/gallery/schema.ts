/** Reads the JSON schema of edition files, as far as forms need it. */
import type { JsonPath } from '@tiletum/content/edition'

export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | false
  readonly items?: Schema | false
  readonly minItems?: number
  readonly maxItems?: number
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

/** Follows a reference of the schema. */
export function resolved(schema: Schema, root: Schema): Schema {
  const { $ref } = schema
  if ($ref === undefined) return schema
  const found = root.$defs?.[$ref.replace('#/$defs/', '')]
  return found === undefined ? {} : resolved(found, root)
}

export function schemaAt(place: JsonPath, root: Schema): Schema {
  let schema = root
  for (const step of place) {
    const { properties, additionalProperties } = resolved(schema, root)
    schema = properties?.[step] ?? (additionalProperties || {})
  }
  return resolved(schema, root)
}

export const variantsOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => oneOf ?? anyOf ?? []

/** The keys whose constants identify a variant of a group. */
const TAGS = ['do', 'rule', 'kind'] as const

/** Returns the tag of a variant: its constant, the constant of its tag key, or its type. */
export function tagOf(variant: Schema, root: Schema): string {
  const schema = resolved(variant, root)
  if (schema.const !== undefined) return String(schema.const)
  for (const tag of TAGS) {
    const constant = schema.properties?.[tag]
    const named = constant === undefined ? undefined : resolved(constant, root).const
    if (named !== undefined) return String(named)
  }
  if (variantsOf(schema).length > 0) return 'effect'
  if (schema.properties !== undefined) return Object.keys(schema.properties).join(' ')
  return schema.type ?? ''
}

/** True if a value has the type, constant or tag of a variant. */
export function isOf(value: unknown, variant: Schema, root: Schema): boolean {
  const schema = resolved(variant, root)
  if (schema.const !== undefined) return value === schema.const
  const inner = variantsOf(schema)
  if (inner.length > 0) return inner.some((one) => isOf(value, one, root))
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type !== 'object') return typeof value === (schema.type ?? 'string')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.entries(schema.properties ?? {})
  return keys.every(([key, of]) => {
    const { const: constant } = resolved(of, root)
    if (constant !== undefined && TAGS.some((tag) => tag === key))
      return Reflect.get(value, key) === constant
    return schema.required?.includes(key) !== true || key in value
  })
}

/** Returns an initial value for a schema. */
export function startOf(schema: Schema, root: Schema): unknown {
  const of = resolved(schema, root)
  if (of.const !== undefined) return of.const
  if (of.enum !== undefined) return of.enum[0]
  const [first] = variantsOf(of)
  if (first !== undefined) return startOf(first, root)
  switch (of.type) {
    case 'object':
      return Object.fromEntries(
        (of.required ?? []).map((key) => [key, startOf(of.properties?.[key] ?? {}, root)]),
      )
    case 'array': {
      const { items } = of
      return items === undefined || items === false
        ? []
        : Array.from({ length: of.minItems ?? 0 }, () => startOf(items, root))
    }
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.max(of.minimum ?? 0, Math.min(1, of.maximum ?? 1))
    default:
      return ''
  }
}
