import { afterEach, expect, it, vi } from 'vitest'
import { readRecord, compose } from '@tiletum/engine'
import { content } from '@tiletum/content'
import { checkChance } from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'
import type { TableMessage } from '@tiletum/protocol'
import { chanceSource } from '../../src/chance/table-chance.ts'
import type { Pool } from '../../src/computers/thinking-pool.ts'
import type { ServicesOptions } from '../../src/create-services.ts'
import { testClocks } from '../support/test-clocks.ts'
import { introduce, makeTable, startServer, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function started(options: Partial<ServicesOptions>, slow = false) {
  server = await startServer({ chance: chanceSource, ...options })
  const anna = await introduce(server, 'Anna')
  const pace = slow ? ({ pace: 'slow', hours: 12, bank: 0 } as const) : ({ pace: 'live' } as const)
  const { table } = await makeTable(anna, termsFor(['anybody', 'computer'], { pace }))
  await anna.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
  expect(await anna.ask(table, { type: 'start' })).toMatchObject({ status: 200 })
  return { server, anna, table }
}

const seen = async (player: Player, table: string) =>
  (await player.call<TableMessage>('GET', `tables/${table}`)).body

/** Plays a person's decisions by the first option until the computer player or nobody is awaited. */
async function playTurn({ online }: Server, player: Player, table: string): Promise<void> {
  for (;;) {
    const live = await online.services.tables.load(table)
    if (live?.match === undefined || live.table.awaits !== 0) return
    const { game, state } = live.match
    const { entries } = live.table
    const options = game.options(state).map(({ notation }) => notation)
    const move = options.find((one) => one.startsWith('end ')) ?? options[0] ?? ''
    const { status } = await player.ask(table, { type: 'do', after: entries, moves: [move] })
    expect(status).toBe(200)
  }
}

it('plays a whole game with a person, whose record proves its chance', async () => {
  const { server: here, anna, table } = await started({})
  for (;;) {
    await playTurn(here, anna, table)
    const live = await here.online.services.tables.load(table)
    if (live?.table.state === 'over') break
    await vi.waitFor(
      async () => {
        const now = await here.online.services.tables.load(table)
        expect(now?.table.awaits === 0 || now?.table.state === 'over').toBe(true)
      },
      { timeout: 200_000, interval: 5 },
    )
  }
  const whole = await seen(anna, table)
  const plays = whole.steps.filter(({ kind }) => kind === 'play')
  expect(
    plays.some((step) => step.kind === 'play' && step.by === 'server' && step.seat === 1),
  ).toBe(true)
  // Whoever runs the server sees how long it thought.
  const metrics = await here.online.services.metrics.registry.metrics()
  expect(metrics).toMatch(/^tiletum_bot_seconds_count\{level="beginner"\} [1-9]/m)
  const response = await here.app.inject({
    url: `/api/tables/${table}/record`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  const game = compose(termsFor(['anybody', 'computer']).config, content)
  const { record, error } = readRecord(response.body, () => game)
  expect(error).toBeUndefined()
  expect(record && checkChance(game, record, nodeHashes)).toMatchObject({
    chance: 'proven',
    from: 0,
  })
})

const idle: Pool = {
  size: 1,
  think: () => new Promise(() => undefined),
  close: async () => undefined,
}

it('does not move where nobody was seen within the pace, and moves when somebody comes', async () => {
  const clocks = testClocks()
  const think = vi.fn<Pool['think']>(() => {
    clocks.pass(11 * 60_000)
    return Promise.reject(new Error('not now'))
  })
  const { server: here, anna, table } = await started({ clocks, pool: { ...idle, think } })
  const { presence } = here.online.services
  await playTurn(here, anna, table)
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(1), { timeout: 200_000 })
  expect(think.mock.calls[0]?.[0]).toMatchObject({ seat: 1, level: 'beginner', most: 64 })
  // tried again in vain: nobody is there
  await new Promise((go) => setTimeout(go, 3_000))
  expect(think).toHaveBeenCalledTimes(1)
  presence.enter(table, { person: anna.id, role: 'seated' })
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2), { timeout: 200_000 })
})

it('rests after the third breakdown, says so, and wakes when somebody asks it to', async () => {
  const think = vi.fn<Pool['think']>(() => Promise.reject(new Error('broken')))
  const { server: here, anna, table } = await started({ pool: { ...idle, think } })
  await playTurn(here, anna, table)
  await vi.waitFor(
    async () => {
      const { steps } = await seen(anna, table)
      expect(steps).toContainEqual(
        expect.objectContaining({ kind: 'seat', by: 'server', change: { do: 'rest', seat: 1 } }),
      )
    },
    { timeout: 200_000, interval: 50 },
  )
  expect(think).toHaveBeenCalledTimes(3)
  const woken = await anna.ask(table, { type: 'seat', act: { do: 'wake', seat: 1 } })
  expect(woken.status).toBe(200)
  await vi.waitFor(() => expect(think.mock.calls.length).toBeGreaterThan(3), { timeout: 200_000 })
})

it('counts moves that are against the rules as a breakdown', async () => {
  const think = vi.fn<Pool['think']>(() => Promise.resolve(['end turn']))
  const { server: here, anna, table } = await started({ pool: { ...idle, think } })
  await playTurn(here, anna, table)
  await vi.waitFor(
    async () => {
      const live = await here.online.services.tables.load(table)
      expect(live?.table.seats[1]?.resting).toBe(true)
    },
    { timeout: 200_000, interval: 50 },
  )
})
