/** Playing together while the server dies and comes back. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from './support/page.ts'
import { freePort, startServer } from './support/server.ts'
import { byTurn, handOver, playing } from './support/together.ts'

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
