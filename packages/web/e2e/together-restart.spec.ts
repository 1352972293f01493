/** Playing together while the server dies and comes back. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from './support/page.ts'
import { byTurn, handOver, playing } from './support/together.ts'

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function startServer(port: number, data: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data },
    stdio: 'ignore',
  })
  await expect
    .poll(async () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return server
}

test('a killed server loses nothing: the turn goes on where it was', async ({ browser }) => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-together-'))
  const port = await freePort()
  let server = await startServer(port, data)
  try {
    const { anna, bruno } = await playing(browser, `http://127.0.0.1:${port}`)
    const [mover, other] = await byTurn(anna, bruno)
    await mover.locator('#moves [data-legal]').first().click()
    await expect(mover.locator('#tray .steps li')).toHaveCount(1)

    server.kill('SIGKILL')
    for (const page of [mover, other])
      await expect(page.locator('.trouble')).toContainText('Connection lost')
    server = await startServer(port, data)
    for (const page of [mover, other]) await expect(page.locator('.trouble')).toBeHidden()
    await expect(mover.locator('#tray .steps li')).toHaveCount(1)

    // Somebody else is asked only when this turn is handed in.
    await handOver(mover, other)
  } finally {
    server.kill('SIGKILL')
    fs.rmSync(data, { recursive: true, force: true })
  }
})
