import type { Page } from '@playwright/test'
import { expect, test } from './support/page.ts'
import { begin, chooser } from './support/game.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('plays a whole game against the Cardinalbot by keys alone', async ({ page }) => {
  await begin(page, { who: 'solo', seed: 9 })
  const choose = chooser(2)
  for (let presses = 0; presses < 600; presses++) {
    const { over, rows, focused, steps, asked } = await page.evaluate(() => ({
      over: document.querySelector('.table[data-over]') !== null,
      rows: document.querySelectorAll('#moves .move-row[data-legal]').length,
      focused: document.activeElement?.matches('#moves .move-row[data-legal]') ?? false,
      steps: document.querySelectorAll('#tray .steps li').length,
      asked: document.querySelector('dialog[open]') !== null,
    }))
    if (over) break
    if (asked) {
      await page.keyboard.press('Escape')
      continue
    }
    if (!focused) {
      await toTheMoves(page)
      continue
    }
    if (steps > 4 && choose(2) === 0) {
      await page.keyboard.press('e')
      continue
    }
    for (let tabs = choose(Math.min(4, rows)); tabs > 0; tabs--) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog', { name: en.web.end.title })).toBeVisible()
})

test('walks over the map by arrows and letters, and acts from the place’s sheet', async ({
  page,
}) => {
  await begin(page, { who: 'two', seed: 73 })
  await page.keyboard.press('m')
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-space'))
  expect(await place()).toBe('tiletum')
  await page.keyboard.press('ArrowUp')
  expect(await place()).toBe('antwerpen')
  await page.keyboard.press('Shift+V')
  expect(await place()).toBe('venezia')
  await page.keyboard.press('Shift+V')
  expect(await place()).toBe('verona')
  await page.keyboard.press('Home')
  expect(await place()).toBe('tiletum')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tiletum' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await place()).toBe('tiletum')

  await page.locator('[data-die="dark-gray 2"][data-legal]').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: en.web.die.take }).press('Enter')
  await page.locator('.decision [data-legal="leave"]').press('Enter')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Antwerpen' })
  await sheet.locator('[data-legal="walk merchant antwerpen"]').press('Enter')
  await expect(
    page.locator('[data-piece^="merchant"][data-piece-at="antwerpen"]').first(),
  ).toBeVisible()
})

test('keeps single keys to itself when they are turned off', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73, settings: { keys: false } })
  await page.keyboard.press('t')
  await page.keyboard.press('m')
  expect(await page.evaluate(() => document.activeElement?.closest('#map') ?? undefined)).toBe(
    undefined,
  )
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: en.web.bar.settings }).click()
  await page
    .getByRole('group', { name: en.web.settings.keys })
    .getByRole('radio', { name: en.web.settings.on, exact: true })
    .check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: en.web.tasks.title })).toBeVisible()
})

/** From the tab of the list, past what is told there first. */
async function toTheMoves(page: Page): Promise<void> {
  await page.keyboard.press('l')
  await page.keyboard.press('Tab')
  const recap = page.getByRole('button', { name: en.web.recap.close, exact: true })
  if (await recap.evaluateAll((found) => found.includes(document.activeElement as HTMLElement)))
    await page.keyboard.press('Tab')
}

test('the focus is never lost: at the start, in a die’s card, after a step on the map', async ({
  page,
}) => {
  await begin(page, { who: 'two', seed: 73 })
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      return at === document.body ? 'nowhere' : (at?.getAttribute('data-space') ?? at?.tagName)
    })
  expect(await focused()).toBe('MAIN')

  await page.locator('[data-die="dark-gray 2"][data-legal]').press('Enter')
  const card = page.getByRole('dialog')
  await card.getByRole('button', { name: en.web.die.take }).focus()
  await page.keyboard.press('Tab')
  expect(await card.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await card.getByRole('button', { name: en.web.die.take }).press('Enter')
  expect(await focused()).toBe('BUTTON')
  await page.locator('.decision [data-legal="leave"]').press('Enter')
  expect(await focused()).not.toBe('nowhere')
  await expect(page.locator('[data-live="polite"]')).toContainText('action points left')

  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('dialog [data-legal="walk merchant antwerpen"]').press('Enter')
  expect(await focused()).toBe('antwerpen')
  await page.keyboard.press('u')
  await expect(page.locator('[data-live="polite"]')).toContainText('Undone')
  const heard = await page.locator('#map .europe > button[aria-disabled]').count()
  const hidden = await page.locator('#map .europe > button[aria-disabled][aria-hidden]').count()
  expect(heard - hidden).toBe(0)
})
