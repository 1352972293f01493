import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bundle } from '../support/bundle.ts'

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-faults-'))
let program: string
beforeAll(async () => {
  program = await bundle(path.join(import.meta.dirname, 'faulty-server.ts'))
})
afterAll(() => {
  fs.rmSync(data, { recursive: true })
  fs.rmSync(path.dirname(program), { recursive: true })
})

it.each(['SIGUSR2', 'SIGWINCH'] as const)(
  'an error that nothing caught is logged, and the server stops in order (%s)',
  async (signal) => {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: '0', DATA: data, BOTS: 'none', LOG: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let logged = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (logged += text))
    const exited = once(child, 'exit')
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    await vi.waitUntil(() => said.includes('Tables are kept'), { timeout: 60_000 })
    const host = /http:\/\/([\d.]+:\d+)/.exec(said)?.[1] ?? ''
    const made = await fetch(`http://${host}/api/programs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    })
    const { token } = (await made.json()) as { token: string }
    const socket = new WebSocket(`ws://${host}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    child.kill(signal)
    // Whoever is there is told to come back.
    expect((await closed)[0]).toBe(1012)
    expect((await exited)[0]).toBe(1)
    expect(logged).toContain('stopping after an error that nothing caught')
    expect(logged).toContain('an error of the test')
  },
)
