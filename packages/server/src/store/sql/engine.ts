import type { CompiledQuery, Kysely } from 'kysely'
import type { TableProjection, Head, StoredStep } from '../server-store.ts'
import type { Dialect } from './migrations.ts'
import type { Database, StepRow } from './schema.ts'

/** The operations that differ between databases; everything else is written once for all of them. */
export interface SqlEngine {
  /** Builds queries in the database's dialect and runs none. */
  readonly build: Kysely<Database>
  readonly dialect: Dialect
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>
  /**
   * Runs the queries in one commit and answers the rows each gave. If one that is `needed` gives
   * none, nothing is changed and there is no answer.
   */
  write(queries: readonly Write[]): Promise<readonly (readonly object[])[] | undefined>
  /** The hot path: adds a step that changes no seat. False if it is not the next, or repeated. */
  append(step: StoredStep, projection: TableProjection): Promise<boolean>
  /** A table's steps from this one on, in their order. */
  steps(table: string, after: number): Promise<readonly StepRow[]>
  /** Looked up all the time, of everything that is watched. */
  heads(tables: readonly string[]): Promise<readonly Head[]>
  close(): Promise<void>
}

export interface Write {
  readonly query: CompiledQuery
  readonly needed?: true
}
