/** Servers of a test's own: to be killed, to stand beside another one, to know a push service. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect } from './page.ts'

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

export async function startServer(
  port: number,
  data: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data, ...more },
    stdio: 'ignore',
  })
  const isReady = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  return server
}

/** One that lasts as long as what is done with it. */
export async function withServer(
  use: (address: string) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-together-'))
  const port = await freePort()
  const server = await startServer(port, data, more)
  try {
    await use(`http://127.0.0.1:${port}`)
  } finally {
    server.kill('SIGKILL')
    fs.rmSync(data, { recursive: true, force: true })
  }
}
