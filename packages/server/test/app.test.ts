import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { version } from '../package.json' with { type: 'json' }
import { createApp } from '../src/app.ts'
import { createLog } from '../src/operation/logs.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-client-'))
const client = path.join(folder, 'client')
const FILES = {
  'secret.txt': 'not for everybody',
  'client/index.html': '<title>Tiletum</title>',
  'client/.hidden': 'hidden',
  'client/sw.js': 'worker',
  'client/manifest.fr.webmanifest': '{}',
  'client/assets/app-abc123.js': 'plain',
  'client/assets/app-abc123.js.br': 'brotli',
  'client/assets/app-abc123.js.gz': 'gzip',
}

const logged: string[] = []
let app: FastifyInstance
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const log = createLog('error', { write: (line) => void logged.push(line) })
  app = await createApp({ client: [client], operation: { log } })
  app.get('/api/broken', () => {
    throw new Error('a secret detail')
  })
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe('health', () => {
  it('says that it is well, and its version', async () => {
    const response = await get('/api/health')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok', version })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('answers HEAD', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/health' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })
})

describe('the client', () => {
  it('asks before using an old first page', async () => {
    const response = await get('/')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': String(response.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
  ])('sends hashed files for good, accepting %s', async (accepted, body, encoding) => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': accepted })
    expect(response.body).toBe(body)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toMatch(/javascript/)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['vary']).toMatch(/accept-encoding/i)
  })

  it.each([
    ['/sw.js', /javascript/],
    ['/manifest.fr.webmanifest', /^application\/manifest\+json/],
  ])('asks before using an old %s', async (file, type) => {
    const response = await get(file)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(type)
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/.hidden',
    '/assets/',
    '/%00',
  ])('gives nothing away at %s', async (url) => {
    const response = await get(url)
    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toMatch(/not for everybody|^hidden/)
  })
})

describe('what is not there', () => {
  it('is said on a page in the language of the reader', async () => {
    const english = await get('/nowhere')
    expect(english.statusCode).toBe(404)
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(english.body).toContain('There is no page at this address.')
    const french = await get('/nowhere', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' })
    expect(french.body).toContain('<html lang="fr">')
    expect(french.body).toContain('Il n’y a pas de page à cette adresse.')
  })

  it('is said to programs as JSON', async () => {
    const response = await get('/api/nowhere')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      error: 'notFound',
      message: 'There is no page at this address.',
    })
  })

  it.each(['/', '/assets/app-abc123.js', '/api/health'])('POST %s may only read', async (url) => {
    const response = await app.inject({ method: 'POST', url, payload: { some: 'thing' } })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toBe('GET, HEAD')
  })

  it.each([
    ['/%zz', 400],
    [`/${'x'.repeat(5000)}`, 404],
    ['/api/nowhere', 404],
  ])('%.20s is refused with %i', async (url, status) => {
    const response = await app.inject({ method: url.startsWith('/api') ? 'DELETE' : 'GET', url })
    expect(response.statusCode).toBe(status)
  })

  it('an inner failure says nothing about the inside', async () => {
    logged.length = 0
    const response = await get('/api/broken')
    expect(logged.join('')).toContain('a secret detail')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ error: 'failure' })
    expect(response.body).not.toContain('secret detail')
  })
})

it.each(['/', '/nowhere', '/api/health', '/%zz'])(
  '%s comes with the strict policy',
  async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    if (url !== '/%zz') {
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
    }
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

it('tells where others in the network find it, to this machine only', async () => {
  const app = await createApp({ addresses: () => ['http://192.168.1.5:8080'] })
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/addresses', remoteAddress })).json<unknown>()
  expect(await from('127.0.0.1')).toEqual(['http://192.168.1.5:8080'])
  expect(await from('192.168.1.7')).toEqual([])
  await app.close()
})
