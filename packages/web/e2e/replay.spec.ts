import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { begin, tableText } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

// A whole game is read and searched for faults several times in each.
test.describe.configure({ timeout: 60_000 })

const GAMES = path.join(import.meta.dirname, '../../../games')

/** A stored game among one's own, opened. */
async function openStored(page: Page, name: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('tiletum.settings', JSON.stringify({ speed: 'instant', motion: 'off' })),
  )
  await page.goto('/?seed=5')
  await page.locator('.start').waitFor()
  await page.setInputFiles('input[type="file"]', path.join(GAMES, `${name}.txt`))
  await page.locator('.table').waitFor()
}

async function openReplay(page: Page, name: string): Promise<void> {
  await openStored(page, name)
  await page.locator('[data-tab="log"]').click()
  await page.getByRole('button', { name: en.web.start.replay, exact: true }).click()
  await expect(page.getByRole('slider')).toBeVisible()
}

const slider = (page: Page) => page.getByRole('slider', { name: en.replay.screen.position })
const at = async (page: Page) => Number(await slider(page).inputValue())

test('a replay is walked through by keys: steps, turns, beginning and end', async ({ page }) => {
  await openReplay(page, 'two-players')
  const end = await at(page)
  const final = await tableText(page)
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await at(page)).toBe(end - 1)
  await page.keyboard.press('Home')
  expect(await at(page)).toBe(0)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(en.replay.screen.setup))
  const beginnings: number[] = []
  for (let turns = 0; turns < 24; turns++) {
    await page.keyboard.press('PageDown')
    beginnings.push(await at(page))
  }
  expect(new Set(beginnings).size).toBe(24)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Round 4, turn 3/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  expect(await at(page)).toBe(beginnings.at(-1))
  await page.keyboard.press('PageUp')
  expect(await at(page)).toBe(beginnings.at(-2))
  await page.keyboard.press('End')
  expect(await at(page)).toBe(end)
  expect(await tableText(page)).toBe(final)
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect.poll(() => at(page)).toBeGreaterThan(1)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/#\/replay\/[\w-]+\/\d+$/)
})

test('the turn, the chart and the points of a replay can be read by everybody', async ({
  page,
}) => {
  await openReplay(page, 'solo-normal')
  const { screen, turn, chart } = en.replay
  await slider(page).focus()
  await page.keyboard.press('Home')
  // The set-up, the Cardinalbot, the player; then both are over.
  for (let turns = 0; turns < 3; turns++) await page.keyboard.press('PageDown')
  await expect(page.getByRole('tabpanel')).toContainText(turn.vp)
  await expect(page.locator('#map [data-mark="chosen"]').first()).toBeVisible()
  await page.getByLabel(turn.marks).uncheck()
  await expect(page.locator('#map [data-mark]')).toHaveCount(0)
  await page.getByRole('tab', { name: screen.tabs.chart }).click()
  const rows = page.getByRole('table', { name: chart.title }).getByRole('row')
  // A head, the start, 12 turns, 4 fairs, the end.
  await expect(rows).toHaveCount(1 + 1 + 12 + 4 + 1)
  await page.getByRole('radio', { name: chart.projected }).check()
  await expect(rows).toHaveCount(1 + 1 + 12 + 1)
  await page.getByRole('tab', { name: screen.tabs.points }).click()
  await expect(page.locator('.points-panel')).toContainText(en.replay.points.ended)
  await expectAccessible(page)
})

test('a branch starts at a moment of a replay, and the original stays', async ({ page }) => {
  await openReplay(page, 'two-players')
  await slider(page).focus()
  await page.keyboard.press('Home')
  for (let turns = 0; turns < 9; turns++) await page.keyboard.press('PageDown')
  const players = await page.locator('#players').innerText()
  await page.getByRole('button', { name: en.replay.screen.branch }).click()
  const dialog = page.getByRole('dialog', { name: en.replay.branch.title })
  await expectAccessible(page)
  await dialog.getByLabel(en.web.setup.name).first().fill('Zita')
  await dialog.getByRole('button', { name: en.replay.branch.begin }).click()
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
  await expect(page.locator('#players')).toHaveText(players.replace('Agnes', 'Zita'), {
    useInnerText: true,
  })
  await page.locator('#wheel [data-legal]').first().click()
  await page.goto('/#/')
  await expect(page.locator('.game-row')).toHaveCount(2)
  await expect(page.locator('.game-row').first()).toContainText(
    en.web.start.branch(2, 1).slice(0, 20),
  )
  await expect(page.locator('.game-row').last()).toContainText(en.web.start.over)
})

/** A new window that has nothing of the first. */
async function fresh(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale })
  return context.newPage()
}

test('a link contains the game: a fresh browser shows the moment, keeps it, and plays on', async ({
  page,
  browser,
}) => {
  test.slow()
  await openReplay(page, 'silver-two-players')
  await slider(page).focus()
  for (let turns = 0; turns < 5; turns++) await page.keyboard.press('PageUp')
  const moment = await at(page)
  const table = await tableText(page)
  await page.getByRole('button', { name: en.replay.screen.share }).click()
  const field = page.getByRole('textbox', { name: en.replay.share.link })
  await expect(field).toHaveValue(/#\/shared\/A[\w-]+\/\d+$/)
  await expectAccessible(page)
  const link = await field.inputValue()
  expect(link.length).toBeLessThan(2000)

  const other = await fresh(browser, 'en-GB')
  await other.goto(link)
  await expect(slider(other)).toHaveValue(String(moment))
  expect(await tableText(other)).toBe(table)
  await other.getByRole('button', { name: en.replay.screen.keep }).click()
  await expect(other).toHaveURL(/#\/replay\//)
  expect(await at(other)).toBe(moment)
  await other.goto(new URL('/#/', link).href)
  await expect(other.locator('.game-row')).toHaveCount(1)
  await other.context().close()

  const french = await fresh(browser, 'fr-FR')
  await french.goto(link)
  await expect(french.getByRole('slider', { name: fr.replay.screen.position })).toHaveValue(
    String(moment),
  )
  await french.locator('[data-tab="chart"]').click()
  await expectAccessible(french)
  await french.getByRole('button', { name: fr.replay.screen.branch }).click()
  await french.getByRole('button', { name: fr.replay.branch.begin }).click()
  await expect(french).toHaveURL(/#\/game\//)
  await expect(french.locator('.table [data-legal]').first()).toBeVisible()
  await french.context().close()
})

test('links that are cut off or from the future get a sentence', async ({ page }) => {
  await page.goto('/#/shared/AjDPh8b8tEsMBG_8ISkPaF')
  await expect(page.locator('.error')).toHaveText(en.replay.faults.damaged)
  await expectAccessible(page)
  await page.goto('/#/shared/Zzzz/3')
  await expect(page.locator('.error')).toHaveText(en.replay.faults.newer)
  await page.getByRole('button', { name: en.replay.faults.home }).click()
  await expect(page.locator('.start')).toBeVisible()
})

test('the forecast follows the turn, and a table may do without it', async ({ page }) => {
  await begin(page, { who: 'two' })
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: en.replay.points.title })
  await expect(dialog.locator('[data-forecast="now 0"]')).toHaveText('10')
  await expect(dialog.locator('[data-forecast="round 0"]')).toHaveText('12')
  await expect(dialog.locator('.fairs-forecast tbody tr')).toHaveCount(4)
  await dialog.locator('.odds summary').first().click()
  await expect(dialog.locator('.odds li').first()).toContainText('%')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const move of ['die light-gray 1', 'leave', 'climb'])
    await page.locator(`#moves [data-legal="${move}"]`).click()
  await page.locator('[data-tab="points"]').click()
  await expect(page.locator('[data-forecast="round 0"]')).toContainText('14')
  await page.getByLabel(en.replay.points.switch).uncheck()
  await expect(page.locator('.points-panel')).toContainText(en.replay.points.off)
  await page.reload()
  await page.locator('[data-tab="points"]').click()
  await expect(page.locator('.points-panel')).toContainText(en.replay.points.off)
})

test('the end tells the points over time', async ({ page }) => {
  await openStored(page, 'three-players')
  await page.getByRole('button', { name: en.web.tray.result }).click()
  await expect(page.locator('[data-total]')).toHaveCount(3)
  const table = page.getByRole('table', { name: en.replay.chart.title })
  const totals = await page.locator('[data-total]').allTextContents()
  const last = await table.getByRole('row').last().getByRole('cell').allTextContents()
  expect(last.toSorted()).toEqual(totals.toSorted())
  await expectAccessible(page)
})

test('the end, the forecast and the turn in French', async ({ browser }) => {
  const page = await fresh(browser, 'fr-FR')
  await openStored(page, 'solo-silver-hard')
  await page.getByRole('button', { name: fr.web.tray.result }).click()
  await expect(page.getByText(fr.replay.chart.title).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: fr.web.start.replay, exact: true }).click()
  await page.getByRole('slider', { name: fr.replay.screen.position }).focus()
  for (let turns = 0; turns < 6; turns++) await page.keyboard.press('PageDown')
  await expect(page.locator('.turn-report')).toContainText(fr.replay.turn.walking)
  // « V » pour victoire: in French P is the stone's letter.
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog', { name: fr.replay.points.title })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})
