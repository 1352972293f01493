import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../src/app.ts'
import type { AppOptions } from '../../src/app.ts'
import { createLog, logStore } from '../../src/operation/logs.ts'
import { createMetrics } from '../../src/operation/metrics.ts'
import { readiness } from '../../src/operation/readiness.ts'
import type { Readiness } from '../../src/operation/readiness.ts'
import { qrLines } from '../../src/terminal-qr.ts'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import { StoreUnavailable } from '../../src/store/server-store.ts'

const TOKEN = 'a token of some length'
let app: FastifyInstance
afterEach(() => app.close())

async function start(options: AppOptions): Promise<void> {
  app = await createApp(options)
}
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'GET', url, headers, remoteAddress })

describe('/api/ready', () => {
  const ask = async (ready: Readiness) => {
    await start({ operation: { ready } })
    const { statusCode, body } = await get('/api/ready')
    return [statusCode, JSON.parse(body)]
  }
  const persistence = (check: () => Promise<void>, isUp = true) =>
    ({ store: { check }, bus: { isUp: () => isUp } }) as unknown as Persistence
  const works = async (): Promise<void> => undefined

  it('says yes while store and bell work', async () => {
    expect(await ask(readiness(persistence(works)))).toEqual([200, { ready: true }])
  })

  it.each([
    ['no-store', () => readiness(undefined)],
    ['store', () => readiness(persistence(() => Promise.reject(new StoreUnavailable('full'))))],
    ['bell', () => readiness(persistence(works, false))],
  ])('says no and why: %s', async (why, ready) => {
    expect(await ask(ready())).toEqual([503, { ready: false, why }])
  })

  it('says for a day that the clock jumped', async () => {
    const jump = { by: 3_600_000, at: 7 }
    const ready = readiness(persistence(works), { jumped: () => jump })
    expect(await ask(ready)).toEqual([200, { ready: true, clockJump: jump }])
  })

  it('says no as soon as the server is asked to stop', async () => {
    const ready = readiness(persistence(works))
    ready.stop()
    expect(await ask(ready)).toEqual([503, { ready: false, why: 'stopping' }])
  })

  it('asks a real store', async () => {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-ready-'))
    onTestFinished(() => fs.rmSync(data, { recursive: true }))
    const opened = await openPersistence({ data })
    if ('problem' in opened) return expect.unreachable(opened.problem.sentence)
    expect(await ask(readiness(opened))).toEqual([200, { ready: true }])
    await opened.close()
    expect(await readiness(opened).unready()).toBe('store')
    return undefined
  })
})

describe('/api/metrics', () => {
  it('tells counts and times, and nobody’s ids', async () => {
    const metrics = createMetrics()
    await start({ operation: { metrics } })
    app.get('/api/tables/:table', async () => 'here')
    metrics.stepTaken('play')
    metrics.refused('stale')
    metrics.committed({ rows: 12, milliseconds: 3 })
    metrics.bellHeard(4)
    metrics.thought('master', 20)
    metrics.watch('sockets', () => 7)
    await get('/api/tables/secret-id')
    const { body, headers } = await get('/api/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    for (const line of [
      'tiletum_steps_total{kind="play"} 1',
      'tiletum_refusals_total{why="stale"} 1',
      'tiletum_commit_rows_sum 12',
      'tiletum_commit_seconds_sum 0.003',
      'tiletum_bell_seconds_count 1',
      'tiletum_bot_seconds_count{level="master"} 1',
      'tiletum_http_seconds_count{method="GET",route="/api/tables/:table",status="200"} 1',
      'tiletum_sockets 7',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body).toContain(line)
    expect(body).not.toContain('secret-id')
  })

  it('are for this machine only, unless there is a token', async () => {
    await start({ operation: { metrics: createMetrics() } })
    expect(await get('/api/metrics')).toMatchObject({ statusCode: 200 })
    expect(await get('/api/metrics', {}, '192.0.2.7')).toMatchObject({ statusCode: 403 })
  })

  it('behind a proxy are for nobody without a token', async () => {
    await start({ behindProxy: true, operation: { metrics: createMetrics() } })
    expect(await get('/api/metrics')).toMatchObject({ statusCode: 403 })
  })

  it.each([
    [`Bearer ${TOKEN}`, 200],
    [`Bearer ${TOKEN}x`, 403],
    ['Bearer another token of it', 403],
    ['', 403],
  ])('with a token are for %j: %i', async (authorization, statusCode) => {
    const operation = { metrics: createMetrics(), metricsToken: TOKEN }
    await start({ behindProxy: true, operation })
    const asked = await get('/api/metrics', { authorization }, '192.0.2.7')
    expect(asked.statusCode).toBe(statusCode)
  })
})

describe('a name that is not this server’s', () => {
  const foreign = { host: 'evil.example' }
  const statuses = (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await get(url, foreign)).statusCode))

  it('is told nothing of this machine', async () => {
    await start({
      addresses: () => ['http://192.168.1.5'],
      operation: { metrics: createMetrics() },
    })
    expect(await statuses(['/api/metrics', '/api/addresses', '/api/nothing'])).toEqual([
      421, 421, 421,
    ])
  })

  it('is good enough for probes, and for whoever has the token', async () => {
    const operation = { ready: readiness(undefined), metrics: createMetrics(), metricsToken: TOKEN }
    await start({ operation })
    expect(await statuses(['/api/health', '/api/ready'])).toEqual([200, 503])
    const asked = await get('/api/metrics', { ...foreign, authorization: `Bearer ${TOKEN}` })
    expect(asked.statusCode).toBe(200)
  })
})

it.each([
  [['192.0.2.7'], '198.51.100.1'],
  [['192.0.2.0/24', '198.51.100.1'], '203.0.113.9'],
  [['loopback'], '192.0.2.7'],
  [undefined, '192.0.2.7'],
])('who asks is what the trusted proxies %j say: %s', async (trustProxy, address) => {
  await start({ behindProxy: true, ...(trustProxy === undefined ? {} : { trustProxy }) })
  app.get('/who', async ({ ip }) => ip)
  const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' }
  expect((await get('/who', forwarded, '192.0.2.7')).body).toBe(address)
})

it('the log tells patterns and no addresses', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  await start({ operation: { log } })
  app.get('/api/tables/:table', async () => 'here')
  app.get('/api/broken', async () => Promise.reject(new Error('a fault of ours')))
  await get('/api/tables/secret-id?key=secret', { cookie: 'secret', 'user-agent': 'secret' })
  await get('/api/broken?secret')
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(said).toContainEqual(
    expect.objectContaining({
      level: 'debug',
      method: 'GET',
      route: '/api/tables/:table',
      status: 200,
      msg: 'answered',
    }),
  )
  expect(said).toContainEqual(expect.objectContaining({ level: 'error', msg: 'failed' }))
  expect(lines.join('')).not.toContain('secret')
  expect(lines.join('')).toContain('a fault of ours')
})

it('an address is drawn as a square of light and dark', async () => {
  await start({})
  const lines = qrLines('http://192.168.1.20:8080').map((line) =>
    // Without the colours before and after.
    line.slice('\u001B[30;107m'.length, -'\u001B[0m'.length),
  )
  const [first = ''] = lines
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([first.length]))
  expect(lines.length).toBe(Math.ceil(first.length / 2))
  expect(first.trim()).toBe('')
  expect(new Set(lines.join(''))).toEqual(new Set([' ', '▀', '▄', '█']))
})

describe('a store that fails', () => {
  it('is told to visitors without a word about the machine', async () => {
    await start({ offline: true })
    const { statusCode, body } = await get('/api/me')
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { type: 'no', why: 'busy', detail: 'no-store' },
    ])
  })

  it('reports why, whatever was asked of it', async () => {
    await start({})
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-trouble-'))
    onTestFinished(() => fs.rmSync(data, { recursive: true }))
    const errors: string[] = []
    const opened = await openPersistence({
      data,
      report: (did, error) => {
        if (error !== undefined) errors.push(did)
      },
    })
    if ('problem' in opened) return expect.unreachable(opened.problem.sentence)
    const { store, close } = opened
    await store.check()
    expect(errors).toEqual([])
    await close()
    const asked = [store.check(), store.tables.heads(['a']), store.tables.steps('a', 0)]
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
    expect(errors.toSorted()).toEqual(['read', 'read', 'write'])
    return undefined
  })

  it('is logged once with its cause, and once when it works again', async () => {
    await start({})
    const lines: string[] = []
    let time = 0
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const report = logStore(log, () => time)
    for (let n = 0; n < 300; n++) {
      time += 50
      report('write', 'disk full')
      report('write', 'the commit was rolled back')
      // What is small enough is still written.
      report('write')
      report('read')
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ why: 'disk full' }])
    time += 10_000
    report('read')
    expect(lines).toHaveLength(1)
    report('write')
    report('write')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('works again')
    report('write', 'disk full')
    expect(lines).toHaveLength(3)
  })
})
