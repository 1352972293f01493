import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { playByMouse, QUICK } from './support/game.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const DATE = '2026-11-16'

async function openDay(page: Page, settings = QUICK): Promise<void> {
  await page.clock.setFixedTime(`${DATE}T21:30:00Z`)
  await page.addInitScript(
    (value) => localStorage.setItem('tiletum.settings', value),
    JSON.stringify(settings),
  )
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.today }).click()
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
}

const tableOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('#wheel [data-die], #offers .offer button, #map .space')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label') ?? ''))

/** What a browser elsewhere shows that was never here, in another time zone. */
async function elsewhere(browser: Browser, baseURL: string): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 780 },
  })
  const page = await context.newPage()
  await openDay(page)
  const table = await tableOf(page)
  await context.close()
  return table
}

test('gives everybody the same game on a date, and a result to share', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDay(page)
  const table = await tableOf(page)
  expect(table.length).toBeGreaterThan(30)
  expect(await elsewhere(browser, baseURL ?? '')).toEqual(table)
  await expect(page.locator('.ask-hint')).toHaveCount(0)

  await playByMouse(page, 8, { short: true })
  const text = page.getByRole('textbox', { name: en.day.share })
  await expect(text).toHaveValue(
    new RegExp(
      `^${en.day.text
        .head(DATE, '.+')
        .replace('(', '\\(')
        .replace(')', '\\)')}\n█* -?\\d+ Me\n█* -?\\d+ Cardinalbot\n([▲▼=] ){4}`,
    ),
  )
  await expectAccessible(page)
  const [, mine = '', bot = ''] = /(-?\d+) Me\n.*?(-?\d+) Card/s.exec(await text.inputValue()) ?? []
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.getByRole('button', { name: en.web.start.today })).toContainText(
    en.web.start.todayDone(Number(mine), Number(bot)),
  )
})

test('offers the days before, in both languages', async ({ page }) => {
  await page.clock.setFixedTime(`${DATE}T21:30:00Z`)
  await page.goto('/#/days')
  const days = page.locator('.days li')
  await expect(days.first()).toContainText('16 November 2026')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(days.nth(1)).toContainText('15 novembre 2026')
  await days.nth(1).getByRole('button', { name: fr.day.play }).click()
  await expect(page).toHaveURL(/#\/game\/day-2026-11-15$/)
  await expect(page.locator('#tray')).toBeVisible()
})
