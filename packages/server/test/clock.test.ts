/** A wall clock that is set, and a machine that slept, seen by people who play. */
import { expect, it, onTestFinished } from 'vitest'
import { createServerTime } from '../src/clock.ts'
import { testClocks } from './support/test-clocks.ts'
import {
  endTurn,
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  startTwo,
  termsFor,
} from './support/whole-server.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const BEGIN = Date.UTC(2026, 10, 1)
const CLOCK = { pace: { pace: 'live', clock: { bank: 60, increment: 0 } } } as const

async function start() {
  const clocks = testClocks(BEGIN)
  const server = await startServer({ clocks })
  onTestFinished(() => server.close())
  const [anna, bruno] = [await introduce(server, 'Anna'), await introduce(server, 'Bruno')]
  const { tables, time } = server.online.services
  return {
    clocks,
    server,
    anna,
    bruno,
    /** Lets time go by, as the timers of the server see it. */
    pass: async (milliseconds: number) => {
      clocks.pass(milliseconds)
      await time.compare()
    },
    set: async (milliseconds: number) => {
      clocks.set(milliseconds)
      await time.compare()
    },
    seatAt: async (table: string) => {
      await tables.runAutoSteps(table)
      const { table: now } = await liveTableAt(server, table)
      return { state: now.state, ...now.seats[0] }
    },
  }
}

it('does not believe a clock that is ahead by a year for twelve seconds', async () => {
  const { server, anna, bruno, set, pass, seatAt } = await start()
  const { table: open } = await makeTable(anna, termsFor(['anybody', 'anybody']))
  const { table } = await startTwo(anna, bruno, CLOCK)
  await set(YEAR)
  await pass(12 * SECOND)
  expect(await seatAt(table)).toMatchObject({ state: 'playing', flagged: false })
  await endTurn(server, anna, table)
  expect((await liveTableAt(server, table)).steps.at(-1)?.at).toBeLessThan(BEGIN + HOUR)
  await set(-YEAR)
  await pass(3 * 60 * SECOND)
  expect((await anna.call('GET', `tables/${open}`)).status).toBe(200)
  expect((await liveTableAt(server, table)).table.state).toBe('playing')
})

it('counts a live clock up to the jump when the machine slept, and flags later', async () => {
  const { server, anna, bruno, set, pass, seatAt } = await start()
  const { table } = await startTwo(anna, bruno, CLOCK)
  await pass(10 * SECOND)
  await set(HOUR)
  await pass(100 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: false })
  // The new time is followed now; the hour and the two minutes since count for nobody.
  await pass(20 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: false, clock: { bank: 50 * SECOND } })
  expect((await liveTableAt(server, table)).table.updated).toBe(BEGIN + HOUR + 130 * SECOND)
  await pass(40 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: false })
  await pass(11 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: true })
})

it('counts a live clock up to the jump when somebody moves before it is looked at', async () => {
  const { server, anna, bruno, set, pass } = await start()
  const { table } = await startTwo(anna, bruno, CLOCK)
  await pass(10 * SECOND)
  await set(HOUR)
  await pass(120 * SECOND)
  await endTurn(server, anna, table)
  const { table: now } = await liveTableAt(server, table)
  expect(now.seats[0]).toMatchObject({ flagged: false, clock: { bank: 50 * SECOND } })
})

it('goes on counting a live clock when the time goes back by an hour', async () => {
  const { server, anna, bruno, set, pass, seatAt } = await start()
  const { table } = await startTwo(anna, bruno, CLOCK)
  await pass(10 * SECOND)
  await set(-HOUR)
  await pass(120 * SECOND)
  // The clock is trusted again, and what lies ahead of it was wrong.
  await pass(1 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: false, clock: { bank: 50 * SECOND } })
  expect((await liveTableAt(server, table)).table.updated).toBeLessThan(BEGIN)
  await pass(50 * SECOND)
  expect(await seatAt(table)).toMatchObject({ flagged: true })
})

it('abandons nothing for a day after a jump that stays', async () => {
  const { anna, bruno, set, pass, seatAt } = await start()
  const { table } = await startTwo(anna, bruno)
  await set(YEAR)
  await pass(120 * SECOND)
  expect(await seatAt(table)).toMatchObject({ state: 'playing' })
  await pass(DAY - 121 * SECOND)
  expect(await seatAt(table)).toMatchObject({ state: 'playing' })
  await pass(2 * SECOND)
  expect(await seatAt(table)).toMatchObject({ state: 'abandoned' })
})

it('tells of jumps once, when they come and when they are followed', async () => {
  const clocks = testClocks(BEGIN)
  const told: string[] = []
  const time = await createServerTime(clocks, {
    jumped: (by) => told.push(`jumped ${by}`),
    skipped: ({ from, to }) => told.push(`skipped ${to - from}`),
  })
  clocks.set(HOUR)
  for (let seconds = 0; seconds < 200; seconds++) {
    clocks.pass(SECOND)
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await time.compare()
  }
  expect(told).toEqual([`jumped ${HOUR}`, `skipped ${HOUR + 120 * SECOND}`])
  expect(time.jumped()).toEqual({ by: HOUR, at: BEGIN + SECOND })
  expect(time.now()).toBe(clocks.wall())
})
