/** Tables that several processes of one server hold at the same time. */
import { describe, expect, it } from 'vitest'
import { enter } from './sockets.ts'
import { heldAt, makeTable, startServer, startTwo, termsFor } from './support.ts'
import type { Player, Server } from './support.ts'
import { startForTwo } from './two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

describe('a table', () => {
  it('refuses nothing for not having heard what another process did', async () => {
    const { memory } = server
    const deaf = { ...memory, bell: { ...memory.bell, watch: () => () => undefined } }
    const other = await startServer({ memory: deaf })
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
    const { memory } = server
    const { tables } = memory.store
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const late = {
      ...tables,
      async heads(ids: readonly string[]) {
        await other.online.house.tables.refresh(table)
        return tables.heads(ids)
      },
    }
    const other = await startServer({
      memory: {
        ...memory,
        store: { ...memory.store, tables: late },
        bell: { ...memory.bell, watch: () => () => undefined },
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
    const { memory } = server
    const other = await startServer({ memory, data: server.data })
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
      const here = await heldAt(server, table)
      await server.online.house.tables.refresh(table)
      await other.online.house.tables.refresh(table)
      const there = await heldAt(other, table)
      expect(there.steps).toEqual(here.steps)
      expect(there.table).toEqual(here.table)
      expect(new Set(here.requests).size).toBe(here.requests.length)
    } finally {
      await other.app.close().catch(() => undefined)
    }
  })

  it('knows at once who came to it at another process, whoever was there first', async () => {
    const other = await startServer({ memory: server.memory, data: server.data })
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
