import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesOf, listenProblem } from '../src/network-addresses.ts'
import { defaultDataFolder } from '../src/data-folder.ts'
import { readSettings } from '../src/settings.ts'

describe('settings', () => {
  it('are this machine only and port 8080 unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ settings: { port: 8080, host: '127.0.0.1' } })
    expect(readSettings({ PORT: '0', HOST: '::1', DATA: '/there', BOTS: 'beginner' })).toEqual({
      settings: {
        port: 0,
        host: '::1',
        data: path.resolve('/there'),
        levels: ['beginner'],
        limits: 1,
        lan: false,
        log: 'warn',
        pushServices: [],
      },
    })
    expect(readSettings({ HOST: 'localhost' })).toHaveProperty('settings.host', 'localhost')
  })

  it.each(['', 'eighty', '-1', '65536', '80.5', '8080x', '1e3'])('refuses the port %j', (PORT) => {
    expect(readSettings({ PORT })).toEqual({
      problem: `PORT is '${PORT}': it must be a number from 0 to 65535, for example PORT=8080.`,
    })
  })

  it('may be more generous than usual, within reason', () => {
    expect(readSettings({})).toHaveProperty('settings.limits', 1)
    expect(readSettings({ LIMITS: '10' })).toHaveProperty('settings.limits', 10)
    for (const wrong of ['0', '-1', '1.5', '1001', 'many'])
      expect(readSettings({ LIMITS: wrong })).toHaveProperty('problem')
  })

  it.each(['', 'all', 'Master', '3'])('refuses the computer players %j', (BOTS) => {
    expect(readSettings({ BOTS })).toHaveProperty('problem')
  })

  it('trust push services of one’s own', () => {
    const PUSH_SERVICES = 'https://push.example.org, http://127.0.0.1:9000'
    expect(readSettings({ PUSH_SERVICES, PUSH_AFTER: '5' })).toMatchObject({
      settings: {
        pushServices: ['https://push.example.org', 'http://127.0.0.1:9000'],
        pushAfter: 5,
      },
    })
  })

  it('believe the proxies they name, and without a name nobody', () => {
    const PUBLIC_URL = 'https://tiletum.example.org'
    expect(readSettings({ PUBLIC_URL })).not.toHaveProperty('settings.trustProxy')
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::7' })).toHaveProperty(
      'settings.trustProxy',
      ['loopback', '10.0.0.0/8', '2001:db8::7'],
    )
    for (const wrong of ['', '1', 'true', 'proxy', '10.0.0.0/99', 'loopback,'])
      expect(readSettings({ TRUST_PROXY: wrong })).toHaveProperty('problem')
  })

  it('open the house to the network by one word', () => {
    expect(readSettings({ LAN: '1' })).toMatchObject({ settings: { lan: true, host: '0.0.0.0' } })
    expect(readSettings({ LAN: 'yes', HOST: '::1' })).toHaveProperty('settings.host', '::1')
    expect(readSettings({ LAN: '0' })).toHaveProperty('settings.lan', false)
  })

  it.each([
    { PUSH_SERVICES: 'push.example.org' },
    { PUSH_SERVICES: 'https://push.example.org/path' },
    { PUSH_AFTER: 'soon' },
    { LOG: 'loud' },
    { LOG: '' },
    { METRICS_TOKEN: 'short' },
    { METRICS_TOKEN: '' },
  ])('refuses %j', (environment) => {
    expect(readSettings(environment)).toHaveProperty('problem')
  })

  it.each(['', 'a b', 'http://localhost', '::zz'])('refuses the host %j', (HOST) => {
    expect(readSettings({ HOST })).toHaveProperty('problem')
  })
})

describe('where things are', () => {
  it.each([
    ['linux', {}, '/home/a/.local/share/tiletum'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/tiletum'],
    ['darwin', {}, '/home/a/Library/Application Support/Tiletum'],
  ] as const)('is the folder of the user (%s, %j)', (platform, environment, folder) => {
    expect(defaultDataFolder(environment, platform, '/home/a')).toBe(folder)
  })

  it('are addresses of the right kind', () => {
    expect(readSettings({ DATABASE_URL: 'mysql://x' })).toHaveProperty('problem')
    expect(readSettings({ DATABASE_URL: 'postgres://a@b/c' })).toHaveProperty(
      'settings.databaseUrl',
      'postgres://a@b/c',
    )
    expect(readSettings({ PUBLIC_URL: 'tiletum.example.org' })).toHaveProperty('problem')
    expect(readSettings({ PUBLIC_URL: 'https://tiletum.example.org' })).toHaveProperty(
      'settings.publicUrl',
    )
  })
})

describe('addresses', () => {
  it('name the place to open in a browser', () => {
    expect(addressesOf('127.0.0.1', 80)).toEqual(['http://127.0.0.1:80'])
    expect(addressesOf('::1', 80)).toEqual(['http://[::1]:80'])
    expect(addressesOf('0.0.0.0', 80)[0]).toBe('http://127.0.0.1:80')
  })

  it.each([
    ['EADDRINUSE', 'PORT=8081 npm start'],
    ['EACCES', 'a port above 1023'],
    ['EADDRNOTAVAIL', 'no address of this machine'],
    ['ENOTFOUND', 'no address of this machine'],
  ])('%s says what to do', (code, advice) => {
    expect(listenProblem(code, '127.0.0.1', 8080)).toContain(advice)
  })

  it('leaves the unexpected to others', () => {
    expect(listenProblem('EWHATEVER', '127.0.0.1', 8080)).toBeUndefined()
  })
})
