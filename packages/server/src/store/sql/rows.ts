/** Rows to the port's objects and back. */
import type { TableState } from '@tiletum/protocol'
import { storedJson } from '../../stored-json.ts'
import type { TableProjection, StoredStep, StoredTable } from '../server-store.ts'
import type { ProjectionColumns, StepRow, TableRow } from './schema.ts'

// oxlint-disable-next-line unicorn/no-null -- a database's word for nothing
export const NULL = null

export function storedTableFromRow(row: TableRow): StoredTable {
  return {
    id: row.id,
    owner: row.owner,
    created: row.created,
    updated: row.updated,
    configJson: row.config,
    commitment: row.commitment,
    state: row.state as TableState,
    listed: row.listed === 1,
    rules: row.rules,
    awaiting: storedJson<readonly string[]>(row.awaiting) ?? [],
    ...(row.due === null ? {} : { due: row.due }),
    summaryJson: row.summary,
    head: row.head,
    chat: row.chat,
    archived: row.archived === 1,
  }
}

export function projectionColumns(projection: TableProjection): ProjectionColumns {
  return {
    state: projection.state,
    listed: projection.listed ? 1 : 0,
    rules: projection.rules,
    awaiting: JSON.stringify(projection.awaiting),
    due: projection.due ?? NULL,
    summary: projection.summaryJson,
  }
}

export function storedStepFromRow(row: StepRow): StoredStep {
  return {
    table: row.table_id,
    step: row.step,
    at: row.at,
    ...(row.by === null ? {} : { by: row.by }),
    kind: row.kind,
    request: row.request,
    bodyJson: row.body,
  }
}

export function stepRow(step: StoredStep): StepRow {
  return {
    table_id: step.table,
    step: step.step,
    at: step.at,
    by: step.by ?? NULL,
    kind: step.kind,
    request: step.request,
    body: step.bodyJson,
  }
}
