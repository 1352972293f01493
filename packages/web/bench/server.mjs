// The built server, on a free port and with data of its own, for as long as something is measured.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const SERVER = path.join(import.meta.dirname, '../../server/dist/main.js')

/** @param {(baseURL: string) => Promise<void>} use */
export async function withServer(use) {
  const port = await freePort()
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-bench-'))
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data },
    stdio: 'ignore',
  })
  const baseURL = `http://127.0.0.1:${port}`
  try {
    await answers(baseURL)
    await use(baseURL)
  } finally {
    server.kill()
    fs.rmSync(data, { recursive: true, force: true })
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** @param {string} url */
async function answers(url) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`${url}/api/health`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The server does not answer')
}
