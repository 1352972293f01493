import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

const words = en.web.settings

/** Counts what a page sounds with. */
async function countContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { AudioContext: Original } = window
    const counted = window as unknown as { contexts: number }
    counted.contexts = 0
    window.AudioContext = class extends Original {
      constructor() {
        super()
        counted.contexts++
      }
    }
  })
}

const contexts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { contexts: number }).contexts)

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.web.bar.settings }).click()
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
}

const choose = (page: Page, group: string, value: string): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: value, exact: true })
    .check()

test('settings are kept, and the easy-to-read font comes only when it is chosen', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/atkinson|legible/.test(request.url())) fonts.push(request.url())
  })
  await page.goto('/?seed=7')
  await openSettings(page)
  await expectAccessible(page)
  expect(fonts).toEqual([])
  await choose(page, words.font, words.fonts.legible)
  await choose(page, words.colour, en.web.setup.colours.plum)
  await choose(page, words.theme, words.themes.candle)
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-font', 'legible')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle')
  await openSettings(page)
  await expect(page.getByRole('radio', { name: en.web.setup.colours.plum })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.web.start.newGame }).click()
  await expect(page.getByRole('combobox', { name: en.web.setup.colour }).first()).toHaveValue(
    'plum',
  )
  await expect(page.getByRole('combobox', { name: en.web.setup.colour }).nth(1)).toHaveValue(
    'vermilion',
  )
})

test('there is no sound until it is asked for, and none when it is no longer', async ({ page }) => {
  await countContexts(page)
  await page.goto('/?seed=7&view=text')
  await page.getByRole('button', { name: en.web.start.quickTwo }).click()
  await page.locator('.options button').first().click()
  await expect(page.getByRole('list', { name: en.textView.steps })).toBeVisible()
  expect(await contexts(page)).toBe(0)

  await openSettings(page)
  await choose(page, words.sound, words.on)
  await page.getByRole('slider', { name: words.volume }).fill('20')
  await page.getByRole('button', { name: words.listen }).click()
  await expect.poll(() => contexts(page)).toBe(1)
  await expectAccessible(page)
  await choose(page, words.sound, words.off)
  await page.keyboard.press('Escape')
  await page.locator('.options button').first().click()
  await expect(
    page.getByRole('list', { name: en.textView.steps }).getByRole('listitem').nth(1),
  ).toBeVisible()
  expect(await contexts(page)).toBe(1)
})
