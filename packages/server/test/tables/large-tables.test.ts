/** What one person can make of a table: not so large that looking at it costs the others anything. */
import { describe, expect, it } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import type { TableMessage, TableTerms } from '@tiletum/protocol'
import { lruCache } from '../../src/limits/lru-cache.ts'
import { testClocks } from '../support/test-clocks.ts'
import { enter } from '../support/socket-client.ts'
import {
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

const BOX: Pick<TableTerms, 'kind' | 'config'> = {
  kind: 'companion',
  config: { modules: ['base', 'solo', 'companion'], players: 1, difficulty: 'easy' },
}

/** Notes of a little less than so many bytes. */
const notes = (bytes: number): object => ({
  type: 'mark',
  marks: Object.fromEntries(
    Array.from({ length: Math.floor(bytes / 54) }, (_, index) => [
      `n${String(index).padStart(40, '0')}`,
      1_000_000,
    ]),
  ),
})

/** Notes until no more are taken; the last answer. */
async function fill(anna: Player, table: string) {
  for (let sent = 0; sent <= (2 * LIMITS.table) / LIMITS.step; sent++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await anna.ask(table, notes(LIMITS.step))
    if (body.type !== 'steps') return body
  }
  throw new Error('The table grows without end')
}

async function withServer(use: (server: Server, anna: Player) => Promise<void>): Promise<void> {
  const server = await startServer({ clocks: testClocks(), patience: 100_000 })
  try {
    await use(server, await introduce(server, 'Anna'))
  } finally {
    await server.close()
  }
}

describe('a table', () => {
  it('takes no step that is too long, and none once it is full, but can be closed', () =>
    withServer(async (server, anna) => {
      const { table } = await makeTable(anna, termsFor(['anybody'], BOX))
      const long = await anna.ask(table, notes(1.3 * LIMITS.step))
      expect(long).toMatchObject({ status: 429, body: { why: 'limit', detail: 'step' } })
      expect(await fill(anna, table)).toMatchObject({ why: 'limit', detail: 'table' })
      const live = await liveTableAt(server, table)
      expect(live.bytes).toBeLessThan(LIMITS.table + LIMITS.step)
      const stored = await server.persistence.store.tables.steps(table, 0)
      expect(stored.reduce((sum, { bodyJson }) => sum + bodyJson.length, 0)).toBe(live.bytes)
      server.online.services.tables.forget(table)
      expect((await liveTableAt(server, table)).bytes).toBe(live.bytes)
      expect(await anna.ask(table, { type: 'close' })).toMatchObject({ status: 200 })
    }))

  it('comes whole and the same to everybody who looks at once, by socket and by HTTP', () =>
    withServer(async (server, anna) => {
      const { table } = await makeTable(anna, termsFor(['anybody'], BOX))
      for (let marks = 0; marks < 40; marks++)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await anna.ask(table, notes(LIMITS.step))
      const looks = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          if (index % 2 === 0) return (await anna.call<TableMessage>('GET', `tables/${table}`)).body
          const client = await enter(server, anna, [{ id: table, after: 0 }])
          client.socket.close()
          return client.hear('table')
        }),
      )
      const { steps } = await liveTableAt(server, table)
      for (const look of looks) expect(look.steps).toEqual(steps)
    }))

  it('is not sent whole without end to one address, until time has passed', async () => {
    const clocks = testClocks()
    const server = await startServer({ clocks, patience: 100_000 })
    const anna = await introduce(server, 'Anna')
    const { table } = await makeTable(anna, termsFor(['anybody'], BOX))
    await fill(anna, table)
    const looks = Math.ceil(LIMITS.answers / LIMITS.table) + 1
    const statuses: number[] = []
    for (let look = 0; look < looks; look++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await anna.call('GET', `tables/${table}`)).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    clocks.pass(2_000)
    expect((await anna.call('GET', `tables/${table}`)).status).toBe(200)
    await server.close()
  })
})

it('what is kept in memory is bounded by its weight, but for what must stay', () => {
  const gone: string[] = []
  const kept = lruCache<string, { weight: number; stays?: true }>(
    10,
    ({ stays }) => stays !== true,
    (key) => gone.push(key),
    { most: 10, weigh: ({ weight }) => weight },
  )
  kept.set('old', { weight: 4 })
  kept.set('watched', { weight: 4, stays: true })
  kept.set('new', { weight: 4 })
  expect([gone, kept.keys(), kept.weight]).toEqual([['old'], ['watched', 'new'], 8])
  // It has grown.
  kept.set('watched', { weight: 9, stays: true })
  expect([gone, kept.keys(), kept.weight]).toEqual([['old', 'new'], ['watched'], 9])
  kept.set('huge', { weight: 90, stays: true })
  kept.delete('watched')
  expect([kept.keys(), kept.weight]).toEqual([['huge'], 90])
})
