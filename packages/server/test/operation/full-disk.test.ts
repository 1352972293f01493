/** A server whose disk is full: the shell's limit on the size of files is the nearest thing to one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newRequestId } from '@tiletum/protocol'
import { termsFor } from '../support/whole-server.ts'
import { bundle } from '../support/bundle.ts'

it(
  'says once in its log that it cannot write, and is not ready',
  { timeout: 300_000 },
  async () => {
    const program = await bundle(path.resolve(import.meta.dirname, '../kill/program.ts'))
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-full-'))
    const words = ['-c', 'ulimit -f 1000; exec "$@"', 'sh', process.execPath, program]
    const child = spawn('sh', words, {
      env: { ...process.env, PORT: '0', DATA: data, LIMITS: '1000', BOTS: 'none', LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(async () => {
      const stopped = once(child, 'exit')
      child.kill('SIGKILL')
      await stopped
      fs.rmSync(data, { recursive: true })
      fs.rmSync(path.dirname(program), { recursive: true })
    })
    let [said, logged] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (logged += text))
    await vi.waitUntil(() => said.includes('Tables are kept'), { timeout: 120_000 })
    const host = /http:\/\/([\d.]+:\d+)/.exec(said)?.[1] ?? ''
    let token = ''
    const ask = async (method: string, url: string, body?: object) => {
      const answer = await fetch(`http://${host}/api/${url}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, string> }
    }
    token = (await ask('POST', 'programs', { name: 'Anna' })).body['token'] ?? ''
    const terms = termsFor(['anybody', 'anybody'])
    const { body } = await ask('POST', 'tables', { id: newRequestId(), terms, seat: 0 })
    const note = (n: number) =>
      ask('POST', `tables/${body['table']}/steps`, {
        id: newRequestId(),
        type: 'keep',
        note: `${n}`.padEnd(4_000, '.'),
      })
    let refused = 0
    for (let n = 0; refused < 50 && n < 5_000; n++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other until the disk is full
      if ((await note(n)).status === 503) refused++
    expect(refused).toBe(50)
    expect(await ask('GET', 'ready')).toMatchObject({ status: 503, body: { why: 'store' } })
    const lines = logged.trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the store cannot write just now')
    expect(lines[0]).toMatch(/"why":"\w/)
  },
)
