import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TIMES } from '@tiletum/protocol'
import type { DeviceAsked, DeviceLink, Me, RefusalMessage } from '@tiletum/protocol'
import { cookieIn } from '../../src/identity/cookie.ts'
import { createOrigins } from '../../src/identity/own-origins.ts'
import { testClocks } from '../support/test-clocks.ts'
import {
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'

let server: Server
const clocks = testClocks()
beforeAll(async () => {
  server = await startServer({ clocks })
})
afterAll(() => server.close())

interface Browser {
  cookie: string
  send<Answer = Me>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Answer; setCookie: string | undefined }>
}

/** Sends the cookie and the origin like a page of ours, and keeps the cookie it is given. */
function openBrowser(): Browser {
  const browser: Browser = {
    cookie: '',
    async send(method, path, body, headers = {}) {
      const response = await server.app.inject({
        method,
        url: `/api/${path}`,
        headers: {
          host: server.host,
          ...(method === 'GET' ? {} : { origin: `http://${server.host}` }),
          ...(browser.cookie === '' ? {} : { cookie: browser.cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      })
      const given = response.headers['set-cookie']
      const setCookie = typeof given === 'string' ? given : undefined
      if (setCookie !== undefined) browser.cookie = setCookie.split(';')[0] ?? ''
      return {
        status: response.statusCode,
        body: (response.body === '' ? {} : response.json()) as never,
        setCookie,
      }
    },
  }
  return browser
}

const named = async (name: string): Promise<Browser> => {
  const browser = openBrowser()
  expect((await browser.send('POST', 'me', { name })).status).toBe(200)
  return browser
}

describe('who one is', () => {
  it('is a cookie that scripts cannot read, and a name', async () => {
    const browser = openBrowser()
    expect((await browser.send('GET', 'me')).status).toBe(401)
    const { body, setCookie } = await browser.send('POST', 'me', {
      name: ' Zoe\u0301\u202E (master)',
    })
    expect(body).toMatchObject({ name: 'Zoé', tables: 0 })
    expect(setCookie).toMatch(
      /^tiletum-[a-z2-7]{16}=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    )
    expect((await browser.send('GET', 'me')).body).toMatchObject({ name: 'Zoé' })
    const again = await browser.send('POST', 'me', { name: 'Other' })
    expect(again.body.id).toBe(body.id)
    expect((await browser.send('PATCH', 'me', { name: 'Zoë' })).body.name).toBe('Zoë')
    for (const name of ['', '\u202E', '(master)', 'x'.repeat(201)])
      expect((await browser.send('PATCH', 'me', { name })).status).toBe(400)
  })

  it('is nobody for pages of other sites, whatever they send', async () => {
    const browser = await named('Anna')
    for (const origin of ['http://evil.example', 'null', `http://${server.host}.evil.example`])
      expect((await browser.send('PATCH', 'me', { name: 'Eve' }, { origin })).status).toBe(401)
    expect(
      (await openBrowser().send('POST', 'me', { name: 'Eve' }, { origin: 'http://evil.example' }))
        .status,
    ).toBe(403)
    expect((await browser.send('GET', 'me')).body.name).toBe('Anna')
  })

  it('is not answered under a name that is not this server’s', async () => {
    const browser = await named('Anna')
    const rebound = await browser.send('GET', 'me', undefined, { host: 'evil.example' })
    expect(rebound.status).toBe(421)
  })

  it('is not what another server’s cookie says', async () => {
    const browser = await named('Anna')
    const [, value = ''] = browser.cookie.split('=')
    browser.cookie = `tiletum-${'a'.repeat(16)}=${value}`
    expect((await browser.send('GET', 'me')).status).toBe(401)
  })

  it('moves to another device by a link that works once, and only when asked', async () => {
    const desk = await named('Anna')
    const phone = await named('Bruno')
    const { body: link } = await desk.send<DeviceLink>('POST', 'devices')
    const secret = { secret: link.secret }
    const asked = await phone.send<DeviceAsked>('POST', 'devices/asked', secret)
    expect(asked.body).toEqual({ as: 'Anna', now: { name: 'Bruno', tables: 0 } })
    expect((await phone.send('GET', 'me')).body.name).toBe('Bruno')
    expect((await phone.send('POST', 'devices/used', secret)).body.name).toBe('Anna')
    expect((await phone.send('GET', 'me')).body.name).toBe('Anna')
    const third = openBrowser()
    expect((await third.send<RefusalMessage>('POST', 'devices/used', secret)).body.why).toBe('gone')
    const { body: late } = await desk.send<DeviceLink>('POST', 'devices')
    clocks.pass(TIMES.deviceLink + 1)
    expect((await third.send('POST', 'devices/used', { secret: late.secret })).status).toBe(404)
    const { body: devices } = await desk.send<{ id: string; current: boolean }[]>('GET', 'devices')
    expect(devices.filter(({ current }) => current).length).toBe(1)
    expect(devices.length).toBe(2)
    const other = devices.find(({ current }) => !current)?.id
    expect((await desk.send('DELETE', `devices/${other}`)).status).toBe(204)
    expect((await phone.send('GET', 'me')).status).toBe(401)
  })

  it('is forgotten with everything, and leaves an id without a name', async () => {
    const anna = await introduce(server, 'Anna')
    const bruno = await introduce(server, 'Bruno')
    const { table } = await startTwo(anna, bruno)
    expect((await anna.call('DELETE', 'me')).status).toBe(204)
    expect((await anna.call('GET', 'me')).status).toBe(401)
    const { body } = await bruno.call('GET', `tables/${table}`)
    expect(JSON.stringify(body)).not.toContain('Anna')
    const record = await server.app.inject({
      url: `/api/tables/${table}/record`,
      headers: { authorization: `Bearer ${bruno.token}` },
    })
    expect(record.body).toContain('Player 1')
  })

  it('is not waited for when it is forgotten, whatever holiday it had', async () => {
    const anna = await introduce(server, 'Anna')
    const bruno = await introduce(server, 'Bruno')
    const { table } = await startTwo(anna, bruno, { pace: { pace: 'slow', hours: 168, bank: 0 } })
    const lobby = await makeTable(bruno, termsFor(['anybody', 'anybody']))
    await anna.ask(lobby.table, { type: 'seat', act: { do: 'take', seat: 1 } }, lobby.join)
    const own = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const forBoth = termsFor(['anybody', 'anybody'])
    const reserved = { for: 'person', colour: 'orange', person: anna.id } as const
    const kept = await makeTable(bruno, {
      ...forBoth,
      seats: [...forBoth.seats.slice(0, 1), reserved],
    })
    expect((await liveTableAt(server, kept.table)).table.seats[1]?.holder).toHaveProperty('keptFor')
    const awayUntil = clocks.wall() + 50 * 86_400_000
    expect((await anna.call('PATCH', 'me', { awayUntil })).status).toBe(200)
    const by = { level: 'beginner' }
    const standIn = { type: 'offer', offered: { what: 'stand-in', seat: 0, by } }
    expect((await bruno.ask(table, standIn)).body).toMatchObject({ detail: 'too-soon' })
    expect((await anna.call('DELETE', 'me')).status).toBe(204)
    expect((await bruno.ask(table, standIn)).status).toBe(200)
    const seats = async (id: string) => (await liveTableAt(server, id)).table.seats
    expect(await seats(table)).toMatchObject([{ awayUntil: 0, standIn: by }, {}])
    expect(await seats(lobby.table)).toMatchObject([{}, { holder: { kind: 'open' } }])
    expect((await seats(kept.table))[1]?.holder).toEqual({ kind: 'open' })
    expect((await liveTableAt(server, own.table)).table.ended).toMatchObject({ how: 'closed' })
  })

  it('is one seat for a program with its token, and nothing else', async () => {
    const anna = await introduce(server, 'Anna')
    const bruno = await introduce(server, 'Bruno')
    const { table } = await startTwo(anna, bruno)
    const { table: other } = await startTwo(anna, bruno)
    await anna.ask(table, { type: 'keep', note: 'a secret' })
    expect((await bruno.call('POST', `tables/${table}/tokens`, { seat: 0 })).status).toBe(403)
    const { body } = await anna.call<{ token: string }>('POST', `tables/${table}/tokens`, {
      seat: 0,
    })
    const program = server.as(body.token)
    const seen = await program.call('GET', `tables/${table}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toContain('a secret')
    expect((await program.call('GET', `tables/${other}`)).status).toBe(404)
    expect((await program.call('GET', 'me')).status).toBe(401)
    for (const request of [{ type: 'close' }, { type: 'say', room: 'table', text: 'hi' }])
      expect((await program.ask(table, request)).body).toMatchObject({ why: 'not-yours' })
  })
})

describe('names of this server', () => {
  it('are those of a home network, or the one it was given', () => {
    const home = createOrigins(undefined)
    for (const host of ['localhost:8080', '192.168.1.5:8080', '[::1]:80', 'nas.local', 'raspberry'])
      expect(home.isOurs(host)).toBe(true)
    for (const host of ['evil.example', 'a.b', '', undefined, 'x y', '192.168.1.5.evil.example'])
      expect(home.isOurs(host)).toBe(false)
    const known = createOrigins('https://tiletum.example.org')
    expect(known.isOurs('tiletum.example.org')).toBe(true)
    expect(known.isOurs('192.168.1.5')).toBe(false)
    expect(known.isOwn('https://tiletum.example.org', 'tiletum.example.org')).toBe(true)
    expect(known.isOwn('http://evil.example', 'tiletum.example.org')).toBe(false)
    expect(known.isOwn('http://tiletum.example.org', 'tiletum.example.org')).toBe(false)
    expect(known.isOwn('http://127.0.0.1', '127.0.0.1')).toBe(false)
    const plain = createOrigins('http://anna.example.net:8080')
    expect(plain.isOwn('http://anna.example.net:8080', 'anna.example.net:8080')).toBe(true)
    expect(known.secure).toBe(true)
  })

  it('are read out of many cookies', () => {
    expect(cookieIn('a=1; tiletum=abc; b=2', 'tiletum')).toBe('abc')
    expect(cookieIn('xtiletum=abc', 'tiletum')).toBeUndefined()
    expect(cookieIn(`tiletum=${'x'.repeat(10_000)}`, 'tiletum')).toBeUndefined()
  })
})
