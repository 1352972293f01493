/**
 * A value of an edition as a form field, made from the schema: numbers, choices, lists and groups.
 */
import { createContext, use, useId, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { galleryWords } from '../shared/language/screen-words.ts'
import { isOf, resolved, startOf, tagOf, variantsOf } from './schema.ts'
import type { Schema } from './schema.ts'
import type { FormWords } from './correction-words.ts'

interface FormContext {
  readonly root: Schema
  readonly words: FormWords
}

export const FormContext = createContext<FormContext>({
  root: {},
  words: { field: String, values: () => ({}), variant: String },
})

interface FieldProps {
  /** The key in the file. */
  readonly name: string
  readonly label: string
  readonly schema: Schema
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Hides the label where the position of the field says enough. */
  readonly quiet?: boolean
  /** For a group that corrects another one: every part has a value, its own or the standard one. */
  readonly whole?: boolean
}

export function Field(props: FieldProps) {
  const { root } = use(FormContext)
  const { label, value, onChange } = props
  const schema = resolved(props.schema, root)
  const own = { ...props, schema }
  const id = useId()
  // A constant identifies a variant: there is nothing to choose.
  if (schema.const !== undefined) return undefined
  if (schema.enum !== undefined) return <Choose {...own} options={schema.enum} />
  if (variantsOf(schema).length > 0) return <Variants {...own} />
  switch (schema.type) {
    case 'integer':
    case 'number':
      return <NumberField {...own} />
    case 'boolean':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      )
    case 'array':
      return <List {...own} />
    case 'object':
      return schema.propertyNames === undefined ? <Group {...own} /> : <ResourceAmounts {...own} />
    default:
      return (
        <p className="field">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="text"
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </p>
      )
  }
}

/** The typed text may not be a number yet; only numbers are stored. */
function NumberField({ label, schema, value, onChange, quiet = false }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <p className="field">
      <label htmlFor={id} className={quiet ? 'unseen' : ''}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={schema.minimum}
        max={schema.maximum}
        value={typed ?? (typeof value === 'number' ? value : '')}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value.trim() !== '' && Number.isFinite(target.valueAsNumber))
            onChange(target.valueAsNumber)
        }}
      />
    </p>
  )
}

interface ChooseProps extends FieldProps {
  readonly options: readonly (string | number)[]
}

function Choose({ name, label, value, onChange, options, quiet = false }: ChooseProps) {
  const { words } = use(FormContext)
  const id = useId()
  const called = words.values(name, options)
  return (
    <p className="field">
      <label htmlFor={id} className={quiet ? 'unseen' : ''}>
        {label}
      </label>
      <select
        id={id}
        value={String(value)}
        onChange={({ target }) => onChange(options.find((one) => String(one) === target.value))}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {called[one]}
          </option>
        ))}
      </select>
    </p>
  )
}

function Variants({ name, label, schema, value, onChange }: FieldProps) {
  const { root, words } = use(FormContext)
  const id = useId()
  const variants = variantsOf(schema)
  const chosen = variants.findIndex((one) => isOf(value, one, root))
  const variant = variants[chosen]
  return (
    <fieldset className="values">
      <legend>{label}</legend>
      <p className="field">
        <label htmlFor={id} className="unseen">
          {label}
        </label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChange(startOf(variants[Number(target.value)] ?? {}, root))}
        >
          {variants.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a variant is its number
            <option key={index} value={index}>
              {words.variant(tagOf(one, root))}
            </option>
          ))}
        </select>
      </p>
      {variant === undefined ? undefined : (
        <Field name={name} label={label} schema={variant} value={value} onChange={onChange} quiet />
      )}
    </fieldset>
  )
}

function List({ name, label, schema, value, onChange, quiet = false }: FieldProps) {
  const { root } = use(FormContext)
  const { form } = useLazyWords(galleryWords).gallery
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  if (items === undefined || items === false) return undefined
  return (
    <fieldset className="values">
      <legend className={quiet ? 'unseen' : ''}>{label}</legend>
      <ol>
        {list.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place in a list is its number
          <li key={index}>
            <Field
              name={name}
              label={form.item(label, index + 1)}
              schema={items}
              value={one}
              onChange={(changed) => onChange(list.with(index, changed))}
              quiet
            />
            {list.length <= minItems ? undefined : (
              <button
                type="button"
                aria-label={form.remove(form.item(label, index + 1))}
                onClick={() => onChange(list.toSpliced(index, 1))}
              >
                −
              </button>
            )}
          </li>
        ))}
      </ol>
      {list.length >= maxItems ? undefined : (
        <button type="button" onClick={() => onChange([...list, startOf(items, root)])}>
          {form.add(label)}
        </button>
      )}
    </fieldset>
  )
}

/** Coordinates of towns matter only for other maps; the drawing keeps its places. */
const LEFT_OUT = ['lat', 'lon']

function Group(props: FieldProps) {
  const { label, schema, value, onChange, whole = false, quiet = false } = props
  const { root, words } = use(FormContext)
  const { form } = useLazyWords(galleryWords).gallery
  const group = Object(value) as Readonly<Record<string, unknown>>
  const keys = Object.keys(schema.properties ?? {}).filter((key) => !LEFT_OUT.includes(key))
  const set = (key: string, changed: unknown) => onChange({ ...group, [key]: changed })
  const remove = (key: string) => {
    const { [key]: _gone, ...rest } = group
    onChange(rest)
  }
  return (
    <fieldset className="values">
      <legend className={whole || quiet ? 'unseen' : ''}>{label}</legend>
      {keys.map((key) => {
        const of = schema.properties?.[key] ?? {}
        const there = group[key] !== undefined
        const optional = !whole && schema.required?.includes(key) !== true
        if (!there && !optional) return undefined
        if (resolved(of, root).const === true)
          return (
            <label key={key} className="tick">
              <input
                type="checkbox"
                checked={there}
                onChange={({ target }) => (target.checked ? set(key, true) : remove(key))}
              />
              {words.field(key)}
            </label>
          )
        return there ? (
          <div key={key} className="part">
            <Field
              name={key}
              label={words.field(key)}
              schema={of}
              value={group[key]}
              onChange={(changed) => set(key, changed)}
            />
            {optional ? (
              <button
                type="button"
                aria-label={form.remove(words.field(key))}
                onClick={() => remove(key)}
              >
                −
              </button>
            ) : undefined}
          </div>
        ) : (
          <button key={key} type="button" onClick={() => set(key, startOf(of, root))}>
            {form.add(words.field(key))}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Amounts of some resources; the others have none. */
function ResourceAmounts({ label, schema, value, onChange }: FieldProps) {
  const { root, words } = use(FormContext)
  const purse = Object(value) as Readonly<Record<string, unknown>>
  const named = resolved(schema.propertyNames ?? {}, root).enum ?? Object.keys(purse)
  const called = words.values('', named)
  return (
    <fieldset className="values row">
      <legend>{label}</legend>
      {named.map((key) => (
        <NumberField
          key={key}
          name={String(key)}
          label={called[key] ?? String(key)}
          schema={{ minimum: 0 }}
          value={purse[key] ?? 0}
          onChange={(count) => {
            const { [key]: _before, ...rest } = purse
            onChange(count === 0 ? rest : { ...rest, [key]: count })
          }}
        />
      ))}
    </fieldset>
  )
}
