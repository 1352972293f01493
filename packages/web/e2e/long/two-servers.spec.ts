/** Two processes on one Postgres: each player is connected to another one. */
import { expect, test } from '../support/page.ts'
import { freePort, startServer } from '../support/server.ts'
import { byTurn, invitation, join, person, playOn } from '../support/together.ts'
import { en } from '../support/words.ts'

const DATABASE_URL = process.env['TILETUM_POSTGRES'] ?? ''

test('a short game against two servers on one database', async ({ browser }) => {
  const ports = [await freePort(), await freePort()] as const
  const servers = await Promise.all(
    ports.map(async (port) => startServer(port, '', { DATABASE_URL })),
  )
  try {
    const [one, other] = ports.map((port) => `http://127.0.0.1:${port}`)
    const anna = await person(browser)
    const link = await invitation(anna, one)
    const bruno = await person(browser)
    await join(bruno, link.replace(one ?? '', other ?? ''), 'Bruno')
    await anna.getByRole('button', { name: en.online.lobby.ready }).click()
    await anna.getByRole('button', { name: en.online.lobby.start }).click()
    for (const page of [anna, bruno]) await expect(page.locator('#tray')).toBeVisible()
    expect(new URL(bruno.url()).port).toBe(String(ports[1]))
    const [first] = await byTurn(anna, bruno)
    // Each of them twice: every turn goes through both processes.
    const table = anna.locator('.table')
    await playOn([anna, bruno], async () => (await table.getAttribute('data-round')) === '2')
    for (const page of [anna, bruno])
      await expect(page.locator('.table')).toHaveAttribute('data-round', '2')
    await first.getByRole('tab', { name: /^Table/ }).click()
    await anna.getByRole('tab', { name: /^Table/ }).click()
    await anna.getByLabel(en.online.chat.say).fill('From the other process')
    await anna.getByRole('button', { name: en.online.chat.send }).click()
    await bruno.getByRole('tab', { name: /^Table/ }).click()
    await expect(bruno.getByRole('log')).toContainText('From the other process')
  } finally {
    for (const server of servers) server.kill('SIGKILL')
  }
})
