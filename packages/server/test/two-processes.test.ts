/** Tables that several processes of one server hold at the same time. */
import { describe, expect, it } from 'vitest'
import { enter } from './support/socket-client.ts'
import { liveTableAt, makeTable, startServer, startTwo, termsFor } from './support/whole-server.ts'
import type { Player, Server } from './support/whole-server.ts'
import { startForTwo } from './support/two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

describe('a table', () => {
  it('refuses nothing for not having heard what another process did', async () => {
    const { persistence } = server
    const deaf = { ...persistence, bus: { ...persistence.bus, watch: () => () => undefined } }
    const other = await startServer({ persistence: deaf })
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const [here, there] = [other.as(anna.token), other.as(bruno.token)]
    expect((await here.ask(table, { type: 'start' })).status).toBe(409)
    await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    await bruno.ask(table, { type: 'seat', act: { do: 'ready', seat: 1 } })
    await anna.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
    expect((await here.ask(table, { type: 'start' })).status).toBe(200)
    expect((await there.ask(table, { type: 'start' })).status).toBe(403)
    await other.close()
  })

  it('refuses nothing for what it heard only while it looked', async () => {
    const { persistence } = server
    const { tables } = persistence.store
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const late = {
      ...tables,
      async heads(ids: readonly string[]) {
        await other.online.services.tables.refresh(table)
        return tables.heads(ids)
      },
    }
    const other = await startServer({
      persistence: {
        ...persistence,
        store: { ...persistence.store, tables: late },
        bus: { ...persistence.bus, watch: () => () => undefined },
      },
    })
    const there = other.as(anna.token)
    expect((await there.ask(table, { type: 'start' })).status).toBe(409)
    await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    await bruno.ask(table, { type: 'seat', act: { do: 'ready', seat: 1 } })
    await anna.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
    expect((await there.ask(table, { type: 'start' })).status).toBe(200)
    await other.close()
  })

  it('goes its way though two processes want to write it', async () => {
    const { persistence } = server
    const other = await startServer({ persistence, data: server.data })
    try {
      const { table } = await startTwo(anna, bruno)
      const bob = other.as(bruno.token)
      await bob.ask(table, { type: 'offer', offered: { what: 'pause' } })
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0
            ? anna.ask(table, { type: 'chat', open: index % 4 === 0 })
            : bob.ask(table, {
                type: 'seat',
                act: { do: 'stand-in', seat: 1, by: { level: 'master' } },
              }),
        ),
      )
      expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
      const here = await liveTableAt(server, table)
      await server.online.services.tables.refresh(table)
      await other.online.services.tables.refresh(table)
      const there = await liveTableAt(other, table)
      expect(there.steps).toEqual(here.steps)
      expect(there.table).toEqual(here.table)
      expect(new Set(here.requests).size).toBe(here.requests.length)
    } finally {
      await other.app.close().catch(() => undefined)
    }
  })

  it('knows at once who came to it at another process, whoever was there first', async () => {
    const other = await startServer({ persistence: server.persistence, data: server.data })
    try {
      const { table: id } = await startTwo(anna, bruno)
      const annas = await enter(server, anna, [{ id, after: 0 }])
      const brunos = await enter(other, bruno, [{ id, after: 0 }])
      for (const client of [annas, brunos])
        await client.hear('present', ({ people }) =>
          [anna, bruno].every((one) => people[one.id]?.here === true),
        )
    } finally {
      await other.app.close().catch(() => undefined)
    }
  })
})
