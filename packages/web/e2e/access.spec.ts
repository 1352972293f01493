import { expect, expectAccessible, test } from './support/page.ts'
import { begin } from './support/game.ts'
import { en } from './support/words.ts'

const rows = '#moves .move-row[data-legal]'

test.describe('on a desktop', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

  test('the table has no fault that axe finds, in any theme', async ({ page }) => {
    await begin(page, { who: 'solo' })
    await page.locator(rows).first().click()
    await expectAccessible(page)
    for (const theme of ['candle', 'engraving', 'contrast']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen
      }, theme)
      await expectAccessible(page, { rules: ['color-contrast'] })
    }
  })

  test('no screen and no sheet has a fault that axe finds', async ({ page }) => {
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
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    for (const tab of [en.web.panel.places, en.web.panel.log, en.web.panel.bot]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page, { part: '[role="tabpanel"]' })
    }
    await page.goto('/#/new')
    await expect(page.getByRole('heading', { name: en.web.setup.title })).toBeVisible()
    await expectAccessible(page)
  })
})
