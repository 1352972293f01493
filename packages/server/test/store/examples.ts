import type {
  TableProjection,
  NewTableRow,
  StoredStep,
  ServerStore,
} from '../../src/store/server-store.ts'
import type { Person, DeviceSession } from '../../src/store/people-store.ts'

export const PROJECTION: TableProjection = {
  state: 'playing',
  listed: false,
  rules: 3,
  awaiting: ['anna'],
  summaryJson: '{"round":1}',
}

export const stepAt = (
  table: string,
  step: number,
  more: Partial<StoredStep> = {},
): StoredStep => ({
  table,
  step,
  at: 1_000 + step,
  kind: 'play',
  request: `${table}-${step}`,
  bodyJson: `{"moves":["pass ${step}"]}`,
  ...more,
})

export const newTable = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  id,
  owner: 'anna',
  configJson: '{"players":2}',
  commitment: 'c0ffee',
  seed: Uint8Array.from({ length: 32 }, (_, index) => index * 8),
  first: stepAt(id, 0, { kind: 'agree', by: 'anna' }),
  projection: { ...PROJECTION, state: 'open', seats: [{ seat: 0, person: 'anna' }] },
  ...more,
})

export const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  name: `Name of ${id}`,
  preferencesJson: '{}',
  created: 5,
  seen: 5,
  ...more,
})

export const session = (
  person: string,
  device: string,
  more: Partial<DeviceSession> = {},
): DeviceSession => ({
  tokenHash: `hash of ${person} ${device}`,
  device,
  person,
  label: 'Firefox on Linux',
  created: 10,
  seen: 10,
  expires: 1_000,
  ...more,
})

let ids = 0
/** All tests of a run share one database: each has its own tables and people. */
export const fresh = (name: string): string => `${name}-${process.pid}-${++ids}`

/** A new table in the store. */
export async function storedTable(
  store: ServerStore,
  more: Parameters<typeof newTable>[1] = {},
): Promise<string> {
  const id = fresh('table')
  if (!(await store.tables.create(newTable(id, more)))) throw new Error(`${id} is there already`)
  return id
}
