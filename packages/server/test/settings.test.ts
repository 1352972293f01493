import { describe, expect, it } from 'vitest'
import { addressesOf, listenProblem } from '../src/addresses.ts'
import { readSettings } from '../src/settings.ts'

describe('settings', () => {
  it('are this machine only and port 8080 unless told otherwise', () => {
    expect(readSettings({})).toEqual({ settings: { port: 8080, host: '127.0.0.1' } })
    expect(readSettings({ PORT: '0', HOST: '::1' })).toEqual({ settings: { port: 0, host: '::1' } })
    expect(readSettings({ HOST: 'localhost' })).toHaveProperty('settings.host', 'localhost')
  })

  it.each(['', 'eighty', '-1', '65536', '80.5', '8080x', '1e3'])('refuses the port %j', (PORT) => {
    expect(readSettings({ PORT })).toEqual({
      problem: `PORT is '${PORT}': it must be a number from 0 to 65535, for example PORT=8080.`,
    })
  })

  it.each(['', 'a b', 'http://localhost', '::zz'])('refuses the host %j', (HOST) => {
    expect(readSettings({ HOST })).toHaveProperty('problem')
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
