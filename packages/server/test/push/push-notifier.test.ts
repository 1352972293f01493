import { createECDH, createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPush } from '@tiletum/testkit/push'
import { CATALOGUES } from '@tiletum/text'
import { encrypted } from '../../src/push/encrypt.ts'
import { isPushService } from '../../src/push/push-services.ts'
import { introduce, makeTable, startServer, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

const base64 = (text: string) => Buffer.from(text, 'base64url')

describe('a notice', () => {
  it('is sealed as the example of RFC 8291 is', () => {
    const body = encrypted(
      'When I grow up, I want to be a watermelon',
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        salt: base64('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: base64('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    )
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
    const secret = base64('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
    expect(openPush(body, secret, base64('BTBZMqHH6r4Tts7J_aSIgg'))).toContain('watermelon')
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://me:secret@fcm.googleapis.com/x', false],
    ['https://evilfcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://localhost/x', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('to %s may be sent: %s', (endpoint, may) => {
    expect(isPushService(endpoint)).toBe(may)
  })

  it('may be sent to a push service of the operator’s own', () => {
    const own = ['https://push.example.org']
    expect(isPushService('https://push.example.org/x', own)).toBe(true)
    expect(isPushService('https://me:secret@push.example.org/x', own)).toBe(false)
    expect(isPushService('https://push.example.org.evil.example/x', own)).toBe(false)
  })
})

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly path: string
}

describe('it is your turn', () => {
  const received: Received[] = []
  let status = 201
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body: Buffer.concat(parts),
        path: request.url ?? '',
      })
      if (request.url === '/elsewhere') return response.end()
      return response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  let origin = ''
  let server: Server
  let anna: Player
  let bruno: Player
  const browser = createECDH('prime256v1')
  const auth = Buffer.alloc(16, 7)

  beforeAll(async () => {
    await new Promise<void>((go) => service.listen(0, '127.0.0.1', go))
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    browser.generateKeys()
    server = await startServer({
      push: { patience: 50, allows: (endpoint) => endpoint.startsWith(`${origin}/`) },
    })
  })
  afterAll(async () => {
    await server.close()
    service.close()
  })
  beforeEach(async () => {
    received.length = 0
    status = 201
    anna = await introduce(server, 'Anna')
    bruno = await introduce(server, 'Bruno')
  })
  afterEach(() => server.online.services.tables.settle())

  const subscription = (path = '/anna') => ({
    endpoint: `${origin}${path}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  })

  /** Anna's turn comes: she has seat 0, which begins. */
  async function begin(title?: string): Promise<string> {
    const terms = termsFor(['anybody', 'anybody'])
    const named = title === undefined ? terms : { ...terms, title }
    const { table, join } = await makeTable(anna, named)
    await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    await anna.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
    await bruno.ask(table, { type: 'seat', act: { do: 'ready', seat: 1 } })
    expect((await anna.ask(table, { type: 'start' })).status).toBe(200)
    return table
  }
  const aWhile = () => new Promise((go) => setTimeout(go, 1_500))
  const first = () => vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 120_000)

  it('is told once, sealed for the browser and signed by the server', async () => {
    expect((await anna.call('POST', 'push', subscription())).status).toBe(204)
    const table = await begin()
    await first()
    await aWhile()
    expect(received).toHaveLength(1)
    const [notice] = received
    if (notice === undefined) throw new Error('nothing was received')
    const { headers, body } = notice
    expect(headers).toMatchObject({ topic: table, 'content-encoding': 'aes128gcm' })
    expect(Number(headers['ttl'])).toBeGreaterThan(3600)
    expect(JSON.parse(openPush(body, browser.getPrivateKey(), auth))).toEqual({
      type: 'turn',
      table,
      title: 'It’s your turn',
      body: 'At the table: Tiletum',
    })

    const { body: offered } = await anna.call<{ publicKey: string }>('GET', 'push')
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(`${headers.authorization}`) ?? []
    expect(key).toBe(offered.publicKey)
    const point = base64(offered.publicKey)
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const [head = '', claims = '', signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, by, base64(signature))).toBe(true)
    expect(JSON.parse(base64(claims).toString())).toMatchObject({ aud: origin })
  })

  it('says which table in the language of the device, and nothing of a quiet table', async () => {
    const quiet = await begin('Quiet evening')
    await anna.call('POST', 'push', { ...subscription(), language: 'fr', quiet: [quiet] })
    const told = await begin('Sunday')
    await first()
    await aWhile()
    expect(
      received.map(({ body }) => JSON.parse(openPush(body, browser.getPrivateKey(), auth))),
    ).toEqual([
      expect.objectContaining({ table: told, body: CATALOGUES.fr.online.notice.at('Sunday') }),
    ])
  })

  it('is not told to who looks at a page, nor to who asked for nothing', async () => {
    await anna.call('POST', 'push', subscription())
    server.online.services.presence.see(anna.id)
    await begin()
    await aWhile()
    expect(received).toEqual([])
    await anna.call('DELETE', 'push', { endpoint: subscription().endpoint })
    expect(await server.online.services.store.people.pushes(anna.id)).toEqual([])
  })

  it('costs nothing where nobody wants to be told', async () => {
    const planned = vi.spyOn(server.persistence.store.jobs, 'schedule')
    await begin()
    await server.online.services.tables.settle()
    expect(planned).not.toHaveBeenCalled()
    await anna.call('POST', 'push', subscription())
    await begin()
    await vi.waitFor(() => expect(planned).toHaveBeenCalledOnce(), 120_000)
    planned.mockRestore()
  })

  it.each([404, 410])('is forgotten where the browser is gone (%i)', async (gone) => {
    await anna.call('POST', 'push', subscription(`/gone-${gone}`))
    status = gone
    await begin()
    await first()
    await vi.waitFor(
      async () => expect(await server.online.services.store.people.pushes(anna.id)).toEqual([]),
      120_000,
    )
  })

  it.each([302, 500])('follows nobody and forgets nobody (%i)', async (answer) => {
    await anna.call('POST', 'push', subscription(`/kept-${answer}`))
    status = answer
    await begin()
    await first()
    await aWhile()
    expect(received.map(({ path }) => path)).toEqual([`/kept-${answer}`])
    expect(await server.online.services.store.people.pushes(anna.id)).toHaveLength(1)
  })

  it('is refused for foreign addresses, wrong keys and too many browsers', async () => {
    const ask = (body: object) => anna.call('POST', 'push', body)
    expect(await ask({ ...subscription(), endpoint: 'https://127.0.0.1/' })).toMatchObject({
      status: 400,
      body: { why: 'invalid', detail: 'endpoint' },
    })
    expect(await ask({ ...subscription(), keys: { p256dh: 'x', auth: 'y' } })).toMatchObject({
      status: 400,
      body: { detail: 'keys' },
    })
    expect((await ask({ endpoint: 7 })).status).toBe(400)
    for (let one = 0; one < 10; one++)
      expect((await ask(subscription(`/many-${one}`))).status).toBe(204)
    expect((await ask(subscription('/many-10'))).status).toBe(429)
    expect((await ask(subscription('/many-3'))).status).toBe(204)
    expect((await server.app.inject({ method: 'POST', url: '/api/push' })).statusCode).toBe(401)
  })
})
