import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRequestId } from '@tiletum/protocol'
import type { TableStep } from '@tiletum/protocol'
import type { EventBus, Topic } from '../../src/store/event-bus.ts'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import { createEventBus } from '../../src/store/polling-event-bus.ts'
import { openPostgres } from '../../src/store/postgres/engine.ts'
import { payloadsOf, postgresTransport } from '../../src/store/postgres/notify-transport.ts'
import { createStore } from '../../src/store/sql/index.ts'
import type { ServerStore } from '../../src/store/server-store.ts'
import { enter } from '../support/socket-client.ts'
import type { Client } from '../support/socket-client.ts'
import { liveTableAt, introduce, startServer, startTwo } from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'
import { textsContract } from '../routes/texts-contract.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Postgres } from '../support/postgres.ts'
import { storeContract } from './contract.ts'
import { PROJECTION, fresh, newTable, stepAt } from './examples.ts'
import { agreesWithList } from './model.ts'

const PATIENCE = 120_000

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

/** A database of its own in the one Postgres. */
async function database(name: string): Promise<string> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return postgres.url.replace(/postgres$/, name)
}

describe('the store in Postgres', () => {
  let store: ServerStore
  beforeAll(async () => {
    store = createStore(await openPostgres(postgres.url))
  })
  afterAll(() => store.close())
  storeContract(() => store)

  it('agrees with a list, whatever two processes ask in whatever order', async () => {
    const other = createStore(await openPostgres(postgres.url))
    const real = async () => ({ stores: [store, other], prefix: fresh('model') })
    await agreesWithList(real, 15)
    await other.close()
  })

  it('lets two processes race for every step of a table and keeps one line', async () => {
    const other = createStore(await openPostgres(postgres.url))
    const tables = Array.from({ length: 8 }, () => fresh('raced'))
    await Promise.all(tables.map((id) => store.tables.create(newTable(id))))
    let lost = 0
    const race = async (own: ServerStore, name: string, table: string): Promise<void> => {
      for (let step = 1; step <= 20; step++) {
        const request = `${name} ${step}`
        // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
        const { is } = await own.tables.append(stepAt(table, step, { request }), PROJECTION)
        if (is === 'conflict') lost++
      }
    }
    await Promise.all(
      tables.flatMap((table) => [race(store, 'one', table), race(other, 'other', table)]),
    )
    await other.close()
    expect(lost).toBe(8 * 20)
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const steps = await store.tables.steps(table, 0)
      expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: 21 }, (_, n) => n))
    }
  })
})

describe('the jobs in Postgres', () => {
  it('are each taken by one of two processes', async () => {
    const url = await database('jobs')
    const store = createStore(await openPostgres(url))
    const stores = [store, createStore(await openPostgres(url))]
    const keys = Array.from({ length: 200 }, (_, n) => `job ${n}`)
    for (const key of keys)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.jobs.schedule({ queue: 'push', key, at: 1, dataJson: '{}' })
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (stores[n % 2] ?? store).jobs.take('push', 1, 20)),
    )
    const seen = taken.flat().map(({ key }) => key)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(20)
    for (const one of stores) await one.close()
  })
})

describe('the bell in Postgres', () => {
  it('is heard in another process, once for many rings', async () => {
    const bells: EventBus[] = [1, 2].map(() =>
      createEventBus({ lookUp: async () => [], transport: postgresTransport(postgres.url) }),
    )
    const [one, other] = bells
    await expect.poll(() => bells.every((bus) => bus.isUp()), { timeout: PATIENCE }).toBe(true)
    const heard: string[] = []
    other?.watch('table/a b', () => expect.unreachable('a topic has no spaces'))
    other?.watch('table/a', (n) => heard.push(`table ${n}`))
    other?.watch('person/p', (n) => heard.push(`person ${n}`))
    for (let n = 1; n <= 50; n++) one?.publish('table/a', n)
    one?.publish('person/p', 0)
    await expect.poll(() => heard, { timeout: PATIENCE }).toEqual(['table 50', 'person 0'])
    await Promise.all(bells.map((bus) => bus.close()))
  })

  it('never says more at once than Postgres takes', () => {
    const rings = new Map<Topic, number>(
      Array.from({ length: 1_000 }, (_, one) => [`table/${'x'.repeat(22)}${one}`, one]),
    )
    const payloads = payloadsOf('self', rings)
    expect(payloads.length).toBeGreaterThan(3)
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
    expect(payloads.flatMap((payload) => payload.split(' ').slice(1))).toHaveLength(1_000)
    expect(payloadsOf('self', new Map())).toEqual([])
  })
})

describe('a server on Postgres', () => {
  textsContract(async () => {
    const persistence = await openPersistence({
      data: '/nowhere',
      databaseUrl: await database('texts'),
    })
    if ('problem' in persistence) return expect.unreachable(persistence.problem.sentence)
    const options = { persistence, data: '/nowhere', patience: 100_000, limits: 100 }
    const server = await startServer(options)
    return {
      ...server,
      async close() {
        await server.close()
        await persistence.close()
      },
    }
  })
})

describe('a database that cannot be used', () => {
  const problemOf = async (databaseUrl: string) =>
    openPersistence({ data: '/nowhere', databaseUrl })

  it.each([
    ['does not answer', () => 'postgres://postgres@127.0.0.1:1/postgres'],
    ['does not exist', () => postgres.url.replace(/postgres$/, 'nothing')],
    ['is no address', () => 'postgres://postgres@[nowhere/postgres'],
  ])('because it %s is said to be unreachable', async (_, url) => {
    expect(await problemOf(url())).toMatchObject({ problem: { is: 'unreachable' } })
  })

  it('because a newer version wrote it is left alone', async () => {
    const url = await database('newer')
    await (await openPostgres(url)).close()
    const client = new pg.Client(url)
    await client.connect()
    await client.query("insert into kysely_migration values ('9999-later', 'now')")
    expect(await problemOf(url)).toMatchObject({ problem: { is: 'newer' } })
    await client.end()
  })

  it('is prepared once by many processes that start together', async () => {
    const databaseUrl = await database('together')
    const opened = await Promise.all(
      [1, 2, 3, 4].map(() => openPersistence({ data: '', databaseUrl })),
    )
    for (const persistence of opened) {
      if ('problem' in persistence) expect.unreachable(persistence.problem.sentence)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await persistence.close()
    }
  })
})

describe('two servers on one Postgres', () => {
  it('take a request that reaches both once, and everybody hears of it', async () => {
    const databaseUrl = await database('two_servers')
    const memories = [
      await openPersistence({ data: '/nowhere', databaseUrl }),
      await openPersistence({ data: '/nowhere', databaseUrl }),
    ]
    const servers: Server[] = []
    for (const persistence of memories) {
      if ('problem' in persistence) return expect.unreachable(persistence.problem.sentence)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      servers.push(await startServer({ persistence, data: '/nowhere' }))
    }
    const [here, there] = servers
    if (here === undefined || there === undefined) return expect.unreachable()
    const [anna, bruno] = [await introduce(here, 'Anna'), await introduce(here, 'Bruno')]
    const { table } = await startTwo(anna, bruno)
    const [annas, brunos] = [
      await enter(here, anna, [{ id: table, after: 0 }]),
      await enter(there, bruno, [{ id: table, after: 0 }]),
    ]
    for (let times = 0; times < 12; times++) {
      const { table: now, match } = await liveTableAt(here, table)
      if (match === undefined) return expect.unreachable()
      const { token } = now.awaits === 0 ? anna : bruno
      const moves = [match.game.options(match.state)[0]?.notation ?? '']
      const request = { type: 'do', id: newRequestId(), after: now.entries, moves }
      const answers = await Promise.all(servers.map((one) => one.as(token).ask(table, request)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await here.online.services.tables.refresh(table)
    }
    const { steps } = await liveTableAt(here, table)
    expect((await liveTableAt(there, table)).steps).toEqual(steps)
    expect(steps.filter(({ kind }) => kind === 'play').length).toBe(12)
    for (const client of [annas, brunos]) {
      const last = steps.length - 1
      await client.hear('steps', ({ after, steps: told }) => after + told.length > last)
      expect(heardSteps(client)).toEqual(steps)
    }
    for (const client of [annas, brunos]) client.socket.terminate()
    for (const server of servers) await server.close()
    for (const persistence of memories) if (!('problem' in persistence)) await persistence.close()
    return undefined
  })

  /** What a client knows that takes each step once, in order. */
  const heardSteps = ({ heard }: Client): TableStep[] => {
    const steps: TableStep[] = []
    for (const message of heard) {
      if (message.type === 'table') steps.push(...message.steps)
      if (message.type === 'steps') steps.push(...message.steps.slice(steps.length - message.after))
    }
    return steps
  }
})

describe('a Postgres that stops and starts under load', () => {
  it('loses nothing acknowledged, and play goes on by itself', async () => {
    const persistence = await openPersistence({ data: '/nowhere', databaseUrl: postgres.url })
    if ('problem' in persistence) return expect.unreachable(persistence.problem.sentence)
    const tables = Array.from({ length: 8 }, () => fresh('table'))
    await Promise.all(tables.map((id) => persistence.store.tables.create(newTable(id))))
    let refused = 0
    let stopped = false
    const acknowledged = new Map(tables.map((table) => [table, 1]))
    const play = async (table: string): Promise<void> => {
      while (!stopped) {
        const step = acknowledged.get(table) ?? 0
        try {
          // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
          const { is } = await persistence.store.tables.append(stepAt(table, step), PROJECTION)
          // Repeated: the commit went through though its answer was lost.
          expect(is).not.toBe('conflict')
          acknowledged.set(table, step + 1)
        } catch (error) {
          expect(error).toMatchObject({ name: 'StoreUnavailable' })
          refused++
          // oxlint-disable-next-line no-await-in-loop -- waits a little, as a client would
          await new Promise((go) => setTimeout(go, 20))
        }
      }
    }
    const playing = tables.map(play)
    await moved(persistence, acknowledged)
    await postgres.stop()
    await expect.poll(() => refused, { timeout: PATIENCE }).toBeGreaterThan(0)
    await expect(persistence.store.check()).rejects.toMatchObject({ name: 'StoreUnavailable' })
    await expect.poll(() => persistence.bus.isUp(), { timeout: PATIENCE }).toBe(false)
    await postgres.start()
    await moved(persistence, acknowledged)
    await expect.poll(() => persistence.bus.isUp(), { timeout: PATIENCE }).toBe(true)
    stopped = true
    await Promise.all(playing)
    for (const { table, head } of await persistence.store.tables.heads(tables)) {
      expect(head).toBe(acknowledged.get(table))
    }
    await persistence.close()
    return undefined
  })

  /** Until every table has ten steps more. */
  async function moved({ store }: Persistence, acknowledged: ReadonlyMap<string, number>) {
    const wanted = new Map([...acknowledged].map(([table, step]) => [table, step + 10]))
    await expect
      .poll(() => [...wanted].every(([table, step]) => (acknowledged.get(table) ?? 0) >= step), {
        timeout: PATIENCE,
      })
      .toBe(true)
    await store.check()
  }
})
