/** The built server on a port of its own, with games of its own. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const PROGRAM = path.join(import.meta.dirname, '../../../server/dist/main.js')

export interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

export async function serve(): Promise<Server> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-browsers-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, [PROGRAM], {
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data },
    })
    for (let tries = 0; tries < 900; tries++) {
      const answers = await fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The server does not start: is it built?')
  }
  await start()
  return {
    address,
    start,
    async stop() {
      if (child === undefined || child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
