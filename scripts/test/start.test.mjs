import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/** @type {(() => void)[]} */
const endings = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** Games of tests never mix with anybody's own. */
function folder() {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-start-'))
  endings.push(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

/**
 * @param {string} command
 * @param {Record<string, string | undefined>} settings one that is undefined is not set at all
 * @param {readonly string[]} words
 */
function begin(command, settings, words = []) {
  const child = spawn(process.execPath, [inRoot('scripts/main.cjs'), command, ...words], {
    env: { ...process.env, HOST: '127.0.0.1', DATA: folder(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endings.push(() => child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text))
  // A build that a change made necessary tells its progress first.
  const sentence = () => said.err.replaceAll(/^(?:(?:Building|Another) .*| +\d+ s)\n/gm, '')
  const ended = once(child, 'close').then(([status]) => ({
    status,
    out: said.out,
    err: sentence(),
  }))
  /** @type {Promise<string>} */
  const address = new Promise((resolve) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/\S+/.exec(said.out)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  return { child, ended, address }
}

describe('npm start', () => {
  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
    'serves the game until %s, which ends it cleanly',
    async (signal) => {
      const { child, ended, address } = begin('start', { PORT: '0' })
      const where = await address
      const page = await fetch(where)
      expect(await page.text()).toContain('<title>Tiletum</title>')
      expect(await (await fetch(`${where}/api/health`)).json()).toMatchObject({ status: 'ok' })
      child.kill(signal)
      expect(await ended).toMatchObject({
        status: 0,
        out: expect.stringMatching(
          new RegExp(
            `^Tiletum is running at ${where} \\(press Ctrl-C to stop\\)\\nTables are kept in .+\\n$`,
          ),
        ),
      })
    },
  )

  it.each([
    ['its word', ['--lan'], undefined],
    ['what npm makes of it where a shell keeps the dashes', [], 'true'],
  ])('is open to the whole network by %s', async (_how, words, npm_config_lan) => {
    const settings = { PORT: '0', HOST: undefined, npm_config_lan }
    const { child, ended, address } = begin('start', settings, words)
    await address
    child.kill('SIGTERM')
    expect((await ended).out).toMatch(/^On your network: http:|^This machine is in no network/m)
  })

  it('says in one sentence that the port is in use', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    endings.push(() => other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { status, out, err } = await begin('start', { PORT: String(port) }).ended
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toMatch(
      new RegExp(`^Port ${port} is in use by another program: .*npm start\\.\\n$`),
    )
  })

  it.each([
    [{ PORT: 'eighty' }, /^PORT is 'eighty': .*\.\n$/],
    [{ PORT: '0', HOST: 'not a host' }, /^HOST is 'not a host': .*\.\n$/],
    [{ PORT: '0', HOST: '192.0.2.1' }, /^HOST is '192\.0\.2\.1', .*\.\n$/],
  ])('says in one sentence what is wrong with %j', async (settings, sentence) => {
    const { status, err } = await begin('start', settings).ended
    expect(status).toBe(1)
    expect(err).toMatch(sentence)
  })
})

describe('npm run tiletum', () => {
  it('prints its answer and nothing else', async () => {
    const { status, out } = await begin('tiletum', {}, ['--version']).ended
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })
})
