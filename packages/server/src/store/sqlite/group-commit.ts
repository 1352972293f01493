import { PROJECTION_COLUMNS, STEP_COLUMNS } from '../sql/schema.ts'
import type { ProjectionColumns, StepRow } from '../sql/schema.ts'
import { codeOf, SQLITE, statementsOf } from './driver.ts'
import type { SqliteConnection } from './driver.ts'

/**
 * What `appendWrites` builds, written down and sent to the writing thread by name: building, copying
 * and looking it up anew for every step took longer than the rest.
 */
const NAMED: Readonly<Record<string, string>> = {
  'insert step': `insert into step (${STEP_COLUMNS.map((name) => `"${name}"`).join(', ')})
    select ${STEP_COLUMNS.map(() => '?').join(', ')} from game_table where id = ? and head = ?
    on conflict do nothing returning step`,
  'update table': `update game_table set ${PROJECTION_COLUMNS.map((name) => `${name} = ?`).join(', ')},
    head = ?, updated = ?, archived = 0 where id = ?`,
}

/** The parameters of the two statements by which a step is added. */
export function appendUnit(row: StepRow, projection: ProjectionColumns): Unit {
  const { table_id: table, step, at } = row
  const values = STEP_COLUMNS.map((name) => row[name])
  const columns = PROJECTION_COLUMNS.map((name) => projection[name])
  return [
    { sql: 'insert step', parameters: [...values, table, step], needed: true },
    { sql: 'update table', parameters: [...columns, step + 1, at, table] },
  ]
}

/** One statement as it travels to the thread that writes. */
export interface Statement {
  /** Its text, or the name of one that is used all the time. */
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly needed?: true | undefined
}
/** All of its statements or none. */
export type Unit = readonly Statement[]

export type TransactionResult =
  | { readonly is: 'done'; readonly rows: readonly (readonly object[])[] }
  /** A needed statement gave no row. */
  | { readonly is: 'nothing' }
  | { readonly is: 'failed'; readonly why: string; readonly ours: boolean }

/**
 * Writes many units in one commit; what one does wrong does not touch the others. Nearly always none
 * does, so they are written as they come; if one must be undone, all are written again, each behind a
 * savepoint.
 */
export function committer(
  connection: SqliteConnection,
): (units: readonly Unit[]) => readonly TransactionResult[] {
  const statements = statementsOf(connection)
  const statement = (sql: string) => statements(NAMED[sql] ?? sql)
  const control = (text: string) => void statement(text).all()

  function runAll(unit: Unit): TransactionResult {
    const rows: (readonly object[])[] = []
    for (const { sql, parameters, needed } of unit) {
      const given = statement(sql).all(...parameters) as readonly object[]
      if (needed === true && given.length === 0) return { is: 'nothing' }
      rows.push(given)
    }
    return { is: 'done', rows }
  }

  /** Undefined where it has changed something that must not stay. */
  function runPlainly(unit: Unit): TransactionResult | undefined {
    const outcome = attempt(() => runAll(unit))
    const [first] = unit
    // Where the first statement is the needed one and gave nothing, nothing was changed.
    const isClean = outcome.is === 'done' || (outcome.is === 'nothing' && isLastNeeded(unit, first))
    return isClean ? outcome : undefined
  }

  function runApart(unit: Unit): TransactionResult {
    control('savepoint unit')
    const outcome = attempt(() => runAll(unit))
    // A full disk makes SQLite roll everything back by itself.
    if (!connection.isTransaction) return outcome
    if (outcome.is !== 'done') control('rollback to unit')
    control('release unit')
    return outcome
  }

  function writeAll(
    units: readonly Unit[],
    run: (unit: Unit) => TransactionResult | undefined,
  ): readonly TransactionResult[] | undefined {
    const begun = attempt(() => (control('begin immediate'), DONE))
    if (begun.is === 'failed') return units.map(() => begun)
    const outcomes: TransactionResult[] = []
    for (const unit of units) {
      const outcome = connection.isTransaction ? run(unit) : ROLLED_BACK
      if (outcome === undefined) {
        if (connection.isTransaction) control('rollback')
        return undefined
      }
      outcomes.push(outcome)
    }
    const committed = connection.isTransaction
      ? attempt(() => (control('commit'), DONE))
      : ROLLED_BACK
    if (committed.is !== 'failed') return outcomes
    if (connection.isTransaction) control('rollback')
    return outcomes.map((outcome) => (outcome.is === 'failed' ? outcome : committed))
  }

  return (units) =>
    writeAll(units, runPlainly) ??
    writeAll(units, (unit) => attempt(() => runApart(unit))) ??
    units.map(() => ROLLED_BACK)
}

/** Whether no other statement than the first could have been the one that gave nothing. */
const isLastNeeded = (unit: Unit, first: Statement | undefined): boolean =>
  unit.every((statement) => (statement.needed === true) === (statement === first))

const DONE: TransactionResult = { is: 'done', rows: [] }
const ROLLED_BACK: TransactionResult = {
  is: 'failed',
  why: 'the commit was rolled back',
  ours: false,
}

function attempt(act: () => TransactionResult): TransactionResult {
  try {
    return act()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { is: 'failed', why, ours: codeOf(error) === SQLITE.constraint }
  }
}
