import fc from 'fast-check'
import { expect } from 'vitest'
import type { ServerStore } from '../../src/store/server-store.ts'
import { PROJECTION, newTable, stepAt } from './examples.ts'

/** What a table should be: a list of requests, the first of which made it. */
type Model = Map<string, string[]>

export interface Real {
  /** Stores over the same data, as two processes would have them. */
  stores: readonly ServerStore[]
  /** Closes them and opens them anew, once in a run; absent where others share the data. */
  reopen?: (() => Promise<readonly ServerStore[]>) | undefined
  readonly prefix: string
}

const NAMES = ['a', 'b', 'c']

interface BatchAppender {
  readonly table: string
  readonly store: number
  /** How far from the next step, and which request. */
  readonly off: number
  readonly request: string
}

const storeOf = ({ stores }: Real, number: number): ServerStore => {
  const store = stores[number % stores.length]
  if (store === undefined) throw new Error('There is a store.')
  return store
}

const create = (table: string, number: number): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  async run(model, real) {
    const created = await storeOf(real, number).tables.create(newTable(real.prefix + table))
    expect(created).toBe(!model.has(table))
    if (created) model.set(table, [`${real.prefix + table}-0`])
  },
  toString: () => `create ${table} by ${number}`,
})

const append = ({ table, store, off, request }: BatchAppender): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  async run(model, real) {
    const id = real.prefix + table
    const list = model.get(table)
    const step = (list?.length ?? 0) + off
    if (step < 0) return
    const first = list?.indexOf(request) ?? -1
    const expected =
      first >= 0
        ? { is: 'repeated', step: { step: first } }
        : list !== undefined && off === 0
          ? { is: 'taken' }
          : { is: 'conflict' }
    const appended = await storeOf(real, store).tables.append(
      stepAt(id, step, { request }),
      PROJECTION,
    )
    expect(appended).toMatchObject(expected)
    if (appended.is === 'taken') list?.push(request)
  },
  toString: () => `append ${table} ${off} ${request} by ${store}`,
})

/** Several at once: exactly one is taken, whichever process asks. */
const race = (table: string, request: string): fc.AsyncCommand<Model, Real> => ({
  check: (model) => model.get(table)?.includes(`${request}0`) === false,
  async run(model, real) {
    const list = model.get(table) ?? []
    const all = await Promise.all(
      [0, 1, 2].map((one) => {
        const step = stepAt(real.prefix + table, list.length, { request: `${request}${one}` })
        return storeOf(real, one).tables.append(step, PROJECTION)
      }),
    )
    const winners = all.flatMap(({ is }, one) => (is === 'taken' ? [one] : []))
    const known = [0, 1, 2].filter((one) => list.includes(`${request}${one}`))
    expect(winners).toHaveLength(known.length === 3 ? 0 : 1)
    list.push(...winners.map((one) => `${request}${one}`))
  },
  toString: () => `race ${table} ${request}`,
})

const look = (table: string, store: number): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  async run(model, real) {
    await same(model, real, table, storeOf(real, store))
  },
  toString: () => `look ${table} by ${store}`,
})

const reopen: fc.AsyncCommand<Model, Real> = {
  check: () => true,
  async run(model, real) {
    if (real.reopen === undefined) return
    real.stores = await real.reopen()
    real.reopen = undefined
    for (const table of NAMES) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await same(model, real, table, storeOf(real, 0))
    }
  },
  toString: () => 'reopen',
}

async function same(model: Model, real: Real, table: string, store: ServerStore): Promise<void> {
  const id = real.prefix + table
  const list = model.get(table)
  const steps = await store.tables.steps(id, 0)
  expect(steps.map(({ request }) => request)).toEqual(list ?? [])
  expect(steps.map(({ step }) => step)).toEqual([...(list ?? []).keys()])
  expect((await store.tables.read(id))?.head).toBe(list?.length)
}

const tables = fc.constantFrom(...NAMES)
const stores = fc.nat({ max: 1 })
const requests = fc.constantFrom('r', 's', 't', 'u', 'v', 'w', 'x', 'y')
const COMMANDS = [
  fc.tuple(tables, stores).map(([table, store]) => create(table, store)),
  fc
    .record({
      table: tables,
      store: stores,
      off: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 3 }) },
      ),
      request: requests,
    })
    .map(append),
  fc.tuple(tables, requests).map(([table, request]) => race(table, `race ${request} `)),
  fc.tuple(tables, stores).map(([table, store]) => look(table, store)),
  fc.constant(reopen),
]

/** Runs any commands in any order against the store and against a list, which must agree. */
export async function agreesWithList(real: () => Promise<Real>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 40 }), async (commands) => {
      const begun = await real()
      await fc.asyncModelRun(() => ({ model: new Map() as Model, real: begun }), commands)
    }),
    { numRuns },
  )
}
