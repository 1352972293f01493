/** The words in which `schema.ts` describes tables. */

/** The type of a stored value. Booleans are integers, times are milliseconds, JSON is text. */
type Storage = 'text' | 'integer' | 'bigint' | 'bytes'

export interface Column<Value = unknown> {
  readonly storage: Storage
  readonly nullable?: true
  /** The default, in SQL, for rows that are older than the column. */
  readonly otherwise?: string
  /** The migration that adds it; without one, it came with its table. */
  readonly added?: string
  /** Only for the compiler: the type of a value. */
  readonly value?: Value
}

export interface TableDefinition {
  readonly columns: Readonly<Record<string, Column>>
  readonly key: readonly string[]
  readonly unique?: readonly (readonly string[])[]
  /** By name: what follows `on TABLE`. */
  readonly indexes?: Readonly<Record<string, string>>
  /** The migration that makes it; without one, it is the first. */
  readonly added?: string
}

export const text: Column<string> = { storage: 'text' }
export const integer: Column<number> = { storage: 'integer' }
export const time: Column<number> = { storage: 'bigint' }
export const bytes: Column<Uint8Array> = { storage: 'bytes' }

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...(column as Column<Value | null>),
  nullable: true,
})

/** A table whose columns and keys the compiler knows by name. */
export const table = <const Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
  definition: Omit<TableDefinition, 'columns' | 'key'> & {
    readonly key: readonly (keyof Columns & string)[]
  },
) => ({ columns, ...definition })

type ValueOf<Any> = Any extends Column<infer Value> ? Value : never

export type RowOf<Table extends { readonly columns: object }> = {
  -readonly [Name in keyof Table['columns']]: ValueOf<Table['columns'][Name]>
}
