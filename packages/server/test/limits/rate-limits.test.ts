/** A wall clock that is set, and a machine that slept, seen from outside. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import type { TableLists } from '@tiletum/protocol'
import { testClocks } from '../support/test-clocks.ts'
import type { TestClocks } from '../support/test-clocks.ts'
import { introduce, makeTable, startServer, termsFor } from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'

const HOUR = 3_600_000

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<{
  readonly server: Server
  readonly clocks: TestClocks
}> {
  const clocks = testClocks()
  const server = await startServer({ clocks, ...options })
  onTestFinished(() => server.close())
  return { server, clocks }
}

describe('a clock that was set back by an hour', () => {
  it('keeps nobody waiting longer than their limit', async () => {
    const { server, clocks } = await start({ patience: 1 })
    const anna = await introduce(server, 'Anna')
    const most = LIMITS.requestsPerSecond * LIMITS.perAddress
    const ask = () => server.app.inject({ url: '/api/levels' })
    // Anna made herself known a moment ago.
    for (let times = 1; times < most; times++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
    clocks.set(-HOUR)
    clocks.pass(1_000)
    expect((await ask()).statusCode).toBe(200)
    expect((await anna.call('GET', 'tables')).status).toBe(200)
  })

  it('shows new names as soon as ever', async () => {
    const { server, clocks } = await start()
    const [anna, bruno] = [await introduce(server, 'Anna'), await introduce(server, 'Bruno')]
    await makeTable(anna, termsFor(['anybody', 'anybody'], { listed: true }))
    const shown = async () => {
      const { body } = await bruno.call<TableLists>('GET', 'tables')
      return body.listed[0]?.seats[0]?.name
    }
    expect(await shown()).toBe('Anna')
    // Another process took the new name, and nobody told this one.
    await server.persistence.store.people.change(anna.id, { name: 'Annika' })
    expect(await shown()).toBe('Anna')
    clocks.set(-HOUR)
    clocks.pass(60_000)
    expect(await shown()).toBe('Annika')
  })
})
