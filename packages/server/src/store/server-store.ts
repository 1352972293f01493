import type { TableState } from '@tiletum/protocol'
import type { JobStore } from './job-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { TalkStore } from './chat-store.ts'

/**
 * Everything the server remembers. One port, two homes: an SQLite file and a Postgres. Each call
 * that changes something is durable when it resolves; each that cannot be done rejects with
 * `StoreUnavailable`. Texts named `…Json` are opaque to the store.
 */
export interface ServerStore {
  readonly tables: TableStore
  readonly people: PeopleStore
  readonly talk: TalkStore
  readonly jobs: JobStore
  readonly settings: SettingStore
  /** Resolves when a step could be written just now; rejects with the reason otherwise. */
  check(): Promise<void>
  /** Finishes what was accepted, then lets go of file or connections. */
  close(): Promise<void>
}

/** Called after each commit of steps, for the metrics. */
export type ObserveCommit = (commit: { rows: number; milliseconds: number }) => void

/** Times are milliseconds since 1970. */
export type Time = number

/**
 * One accepted request: the unit of everything online. Steps of a table are numbered from 0
 * without gaps, so a table's head, the number of its steps, is the number of its next step.
 */
export interface StoredStep {
  readonly table: string
  readonly step: number
  readonly at: Time
  /** The person; none for what the server does by itself, computer players and clocks included. */
  readonly by?: string
  readonly kind: string
  /** The sender's id for the request, unique within the table: a repeat is known by it. */
  readonly request: string
  readonly bodyJson: string
}

/** The columns of a table for queries. They can be rebuilt from the steps. */
export interface TableProjection {
  readonly state: TableState
  readonly listed: boolean
  /** The rules revision that the log was last played under. */
  readonly rules: number
  /** The people for whom the table waits. */
  readonly awaiting: readonly string[]
  /** When the server must look at the table next though nobody asks: a clock, a warning, an end. */
  readonly due?: Time
  /** The summary that lists of tables show. */
  readonly summaryJson: string
  /** The people in the seats; given only with a step that changes them. */
  readonly seats?: readonly SeatHolder[]
}

export interface SeatHolder {
  readonly seat: number
  /** The person the seat belongs to, also while a computer stands in. */
  readonly person: string
}

export interface StoredTable extends Omit<TableProjection, 'seats'> {
  readonly id: string
  readonly owner: string
  readonly created: Time
  /** When the last step was taken. */
  readonly updated: Time
  /** Agreed at the creation and never changed: players, modules, edition … */
  readonly configJson: string
  /** The published hash of the seed. */
  readonly commitment: string
  /** The number of steps. */
  readonly head: number
  /** The number of chat lines. */
  readonly chat: number
  /** All of its steps are in one record. */
  readonly archived: boolean
}

export interface NewTableRow {
  readonly id: string
  readonly owner: string
  readonly configJson: string
  readonly commitment: string
  readonly seed: Uint8Array
  /** Its number is 0; its time is the table's creation. */
  readonly first: StoredStep
  readonly projection: TableProjection
}

export type Appended =
  | { readonly is: 'taken' }
  /** The request had been taken before: as this step. */
  | { readonly is: 'repeated'; readonly step: StoredStep }
  /** Another process was first, or the step is not the table's next: reload. */
  | { readonly is: 'conflict' }

export interface Head {
  readonly table: string
  readonly head: number
  readonly chat: number
}

/** The links that open a table. Only their hashes are kept, and a new one replaces the old. */
export type LinkKind = 'join' | 'watch'

export interface Page {
  readonly limit: number
  /** The last table of the page before. */
  readonly after?: Pick<StoredTable, 'id' | 'updated' | 'created'>
}

export interface TableStore {
  /** False if a table of that id exists already. */
  create(table: NewTableRow): Promise<boolean>
  /**
   * Adds the step if it is the table's next. The primary key (table, step) is the only
   * concurrency control: of two processes one gets `taken`. Many appends share one commit.
   */
  append(step: StoredStep, projection: TableProjection): Promise<Appended>
  read(table: string): Promise<StoredTable | undefined>
  /** The steps numbered `after` and higher: those a client that knows `after` steps misses. */
  steps(table: string, after: number): Promise<readonly StoredStep[]>
  /** The step that came of this request. */
  byRequest(table: string, request: string): Promise<StoredStep | undefined>
  /** Heads of tables that exist; for polling. */
  heads(tables: readonly string[]): Promise<readonly Head[]>
  seats(table: string): Promise<readonly SeatHolder[]>

  /** Tables with a seat of this person or owned by them, newest change first. */
  ofPerson(
    person: string,
    states: readonly TableState[],
    page: Page,
  ): Promise<readonly StoredTable[]>
  /** The number of unfinished tables that this person owns, for the limit. */
  countOwned(person: string): Promise<number>
  /** Tables that wait for this person, longest waiting first. */
  awaiting(person: string): Promise<readonly StoredTable[]>
  /** Tables that anybody may find: newest change first, or newest first. */
  listed(
    states: readonly TableState[],
    page: Page,
    order?: 'updated' | 'created',
  ): Promise<readonly StoredTable[]>
  /** All tables, for the operator. */
  all(page: Page): Promise<readonly StoredTable[]>

  seed(table: string): Promise<Uint8Array | undefined>
  setLinkSecret(table: string, door: LinkKind, hash: string): Promise<void>
  /** Whether the hash opens this table, and how. */
  linkKindOf(table: string, hash: string): Promise<LinkKind | undefined>
  /** A token for one seat, for a program: made by the seat's holder, replaced by a new one. */
  setSeatToken(token: SeatToken): Promise<void>
  seatToken(hash: string): Promise<SeatToken | undefined>
  dropSeatToken(table: string, seat: number): Promise<void>

  /** Replaces the table's steps by a record of all of them, unless there are more by now. */
  archive(table: string, steps: number, record: Uint8Array): Promise<void>
  archived(table: string): Promise<Uint8Array | undefined>
  /** The table and everything of it. */
  delete(table: string): Promise<void>
}

export interface SeatToken {
  readonly hash: string
  readonly table: string
  readonly seat: number
  readonly person: string
}

/** A few texts of the installation: its id, its keys, its epoch. */
export interface SettingStore {
  /** The stored text; the first asker of all processes stores what `make` gives. */
  get(name: SettingName, make: () => string): Promise<string>
  set(name: SettingName, value: string): Promise<void>
  find(name: SettingName): Promise<string | undefined>
}

export type SettingName = 'installation' | 'epoch' | 'vapid' | 'moving'

/**
 * The store cannot do it now: disk full, database away, closing. Nothing was acknowledged; if the
 * connection broke in the middle of a commit the step may be there all the same, and the same
 * request again finds out.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
