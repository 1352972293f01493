import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { begin } from './support/game.ts'
import { en } from './support/words.ts'

const rows = '#moves .move-row[data-legal]'

test.describe('on a desktop', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

  for (const theme of ['day', 'candle', 'engraving', 'contrast'])
    test(`the table has no fault that axe finds, theme ${theme}`, async ({ page }) => {
      await begin(page, { who: 'solo', settings: { theme } })
      await page.locator(rows).first().click()
      await expectAccessible(page)
    })

  test('no screen and no sheet has a fault that axe finds', async ({ page }) => {
    test.setTimeout(120_000)
    await begin(page, { who: 'solo' })
    const sheets: readonly (() => Promise<void>)[] = [
      () => page.locator('#wheel [data-die]').first().click(),
      () => page.locator('#offers .offer button').first().click({ force: true }),
      () => page.locator('[data-space="london"]').press('Enter'),
      () => page.getByRole('button', { name: en.web.tray.tasks }).click(),
      () => page.getByRole('button', { name: en.web.bar.settings }).click(),
      () => page.getByRole('button', { name: en.web.bar.keys }).click(),
      () => page.getByRole('button', { name: en.web.bar.rules }).click(),
      () => page.locator('.player-row').first().click(),
      () => page.locator('.player-row').last().click(),
    ]
    for (const open of sheets) {
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(50)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    for (const tab of [en.web.panel.places, en.web.panel.log, en.web.panel.bot]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page)
    }
    await page.goto('/#/new')
    await expect(page.getByRole('heading', { name: en.web.setup.title })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('on a phone', () => {
  test.use({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  /** What is smaller than a finger. Places and dice have their lists below the map and the wheel. */
  const tooSmall = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, select, summary')]
        .filter((element) => element.closest('#map, #wheel, .skip-link, p, .clause') === null)
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          if (width === 0 || height === 0 || Math.max(width, height) >= 43.5) return []
          const name = element.getAttribute('aria-label') ?? element.textContent
          return [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
        }),
    )

  test('every zone is reached by one tap, without faults and with room for fingers', async ({
    page,
  }) => {
    await begin(page, { who: 'two' })
    const tabs = page.getByRole('navigation').getByRole('button')
    await expect(tabs).toHaveCount(5)
    for (let tab = 0; tab < 5; tab++) {
      await tabs.nth(tab).tap()
      await expect(tabs.nth(tab)).toHaveAttribute('aria-current', 'page')
      expect(await tooSmall(page)).toEqual([])
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(390)
    }
  })

  test('a decision opens its zone, and a place is a sheet with what can be done', async ({
    page,
  }) => {
    await begin(page, { who: 'two', seed: 73 })
    await expect(page.locator('.table')).toHaveAttribute('data-zone', 'wheel')
    await page.locator('[data-die="dark-gray 2"]').tap()
    await page.getByRole('button', { name: en.web.die.take }).tap()
    await page.locator('.decision [data-legal^="leave"]').tap()
    await expect(page.locator('.table')).toHaveAttribute('data-zone', 'map')
    await page.locator('.phone-places').getByRole('button', { name: 'Paris', exact: true }).tap()
    await page.getByRole('dialog').locator('[data-legal="walk merchant paris"]').tap()
    await expect(page.locator('#tray .steps li').last()).toContainText('Paris')
  })
})
