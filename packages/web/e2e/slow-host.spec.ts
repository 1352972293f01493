/** Table, tray, text view and keyboard where the game's truth is elsewhere: it answers late, or refuses. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import type { PreviewServer } from 'vite'
import { cascadeLayers } from '../vite.styles.ts'
import { QUICK } from './support/game.ts'
import { expect, test } from './support/page.ts'
import { en } from './support/words.ts'
import type {} from './support/slow-host/main.tsx'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })
let server: PreviewServer
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-slow-host-'))
test.beforeAll(async () => {
  const page = {
    root: path.join(import.meta.dirname, 'support/slow-host'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2022' },
  } as const
  await build({ ...page, plugins: [react(), cascadeLayers()] })
  server = await preview({ ...page, preview: { host: '127.0.0.1', port: 0 } })
})
test.afterAll(async () => {
  await server.close()
  fs.rmSync(outDir, { recursive: true, force: true })
})

async function sitDown(page: Page, view: 'table' | 'text' = 'table'): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('tiletum.settings', value),
    JSON.stringify(QUICK),
  )
  const [address = ''] = server.resolvedUrls?.local ?? []
  await page.goto(`${address}#${view}`)
  const first = view === 'table' ? '#wheel [data-legal]' : '[data-move]'
  await expect(page.locator(first).first()).toBeVisible({ timeout: 60_000 })
}

const rows = '#moves .move-row[data-legal]'

/** A die, its tile left, and the end of the turn, by the keyboard. */
async function playTurn(page: Page): Promise<void> {
  await page.locator(rows).first().press('Enter')
  await page.locator(`${rows}[data-legal="leave"]`).press('Enter')
  await page.keyboard.press('e')
}

test('moves are under way until the host answers, and others’ moves come in', async ({ page }) => {
  await sitDown(page)
  await page.locator('.table').evaluate((table) => table.setAttribute('data-same', ''))
  await playTurn(page)
  await expect(page.locator('#tray .prompt')).toHaveText(en.web.moves.underWay)
  await expect(page.locator('[data-legal]')).toHaveCount(0)
  // Nothing can be taken back meanwhile, nor played.
  await page.keyboard.press('u')
  await page.keyboard.press('e')
  expect(await page.evaluate(() => window.slow.asked.length)).toBe(1)

  await page.evaluate(() => window.slow.take())
  await expect(page.locator('#tray .prompt')).toHaveText(en.web.moves.awaits('Bruno'))

  // A sheet that is open stays, and so does the focus, while somebody else plays.
  await page.locator('.bar-buttons button').last().click()
  const search = page.getByRole('searchbox')
  await search.fill('merch')
  await page.evaluate(() => window.slow.foreignTurn())
  await expect(search).toHaveValue('merch')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
  await expect(page.locator('.table[data-same]')).toHaveCount(1)
})

test('a foreign move leaves the focus where it is', async ({ page }) => {
  await sitDown(page)
  await playTurn(page)
  await page.evaluate(() => window.slow.take())
  const seat = page.locator('#mine button, #offers button').first()
  await seat.focus()
  await page.evaluate(() => window.slow.foreignTurn())
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
  await expect(seat).toBeFocused()
})

test('rejected moves are dropped with a reason, and can be redone', async ({ page }) => {
  await sitDown(page)
  await playTurn(page)
  await page.evaluate(() => window.slow.refuse('busy'))
  await expect(page.locator('.trouble')).toContainText(en.web.trouble.notTaken.busy)
  await expect(page.locator('#tray .steps li')).toHaveCount(0)
  const redo = page.locator('#tray .redo')
  const playAgain = async () => {
    for (let step = 0; step < 3; step++) await redo.click()
    await expect(page.locator('.trouble')).toHaveCount(0)
  }
  await playAgain()
  await page.evaluate(() => window.slow.refuse('busy'))
  await page.locator('.trouble').getByRole('button', { name: en.web.why.close }).click()
  await expect(page.locator('.trouble')).toHaveCount(0)
  await playAgain()
  await page.evaluate(() => window.slow.take())
  await expect(page.locator('#tray .prompt')).toHaveText(en.web.moves.awaits('Bruno'))
})

test('a lost answer is asked for again, and a lost connection is said', async ({ page }) => {
  await sitDown(page)
  await playTurn(page)
  await page.evaluate(async () => {
    await window.slow.takeSilently()
    window.slow.connection.set({ is: 'away' })
  })
  await expect(page.locator('.trouble')).toContainText(en.web.trouble.away)
  await page.evaluate(async () => {
    window.slow.connection.set({ is: 'open', stored: true })
    await window.slow.take()
  })
  await expect(page.locator('.trouble')).toHaveCount(0)
  await expect(page.locator('#tray .prompt')).toHaveText(en.web.moves.awaits('Bruno'))
  const ids = await page.evaluate(() => window.slow.asked.map(({ id }) => id))
  expect(new Set(ids).size).toBe(1)
})

test('the log says what everybody agreed to take back', async ({ page }) => {
  await sitDown(page)
  await playTurn(page)
  await page.evaluate(async () => {
    await window.slow.take()
    await window.slow.foreignTurn()
  })
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
  const [own, all] = await page.evaluate(() => {
    const { truth, asked } = window.slow
    const { after = 0, inputs = [] } = asked[0] ?? {}
    const steps = truth.log().length - after
    truth.receive([`undo ${steps} agreed`])
    return [inputs.length, steps]
  })
  expect(all).toBeGreaterThan(own)
  await page.getByRole('tab', { name: en.web.panel.log }).click()
  await expect(page.locator('.taken-back')).toHaveText([en.web.log.takenBackByAll(all)])
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
})

test('the text view tells the same', async ({ page }) => {
  await sitDown(page, 'text')
  const type = async (line: string) => {
    await page.getByRole('textbox').fill(line)
    await page.keyboard.press('Enter')
  }
  await type('1; leave; end turn')
  await expect(page.getByText(en.web.moves.underWay).first()).toBeVisible()
  await page.evaluate(() => window.slow.take())
  await expect(page.getByText(en.web.moves.awaits('Bruno')).first()).toBeVisible()
  await type('die pink 3')
  await page.evaluate(() => window.slow.foreignTurn())
  await expect(page.locator('[data-move]').first()).toBeVisible()
})
