import { begin } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('a tooltip describes its owner to everybody, and goes by Escape', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  const renew = page.locator('#offers .renew').first()
  await renew.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText(en.web.moves.reveals)
  await expect(renew).toHaveAccessibleDescription(new RegExp(en.web.moves.reveals))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(renew).toHaveAccessibleDescription('')
})

test('a tooltip whose owner leaves as it appears takes nothing with it', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  // Around the moment at which it appears: the page it belongs to goes, and comes back.
  for (const pause of [330, 345, 360, 400]) {
    await page.locator('#offers .renew').first().hover()
    await page.evaluate(
      (milliseconds) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            addEventListener('hashchange', () => resolve(), { once: true })
            location.hash = '#/learn'
          }, milliseconds)
        }),
      pause,
    )
    await page.goBack()
    await expect(page.locator('#tray')).toBeVisible()
    await page.mouse.move(-1, -1)
  }
})

test.describe('an error inside it', () => {
  test.use({ expectedComplaint: /no place for it/ })

  test('costs the tooltip and nothing else', async ({ page }) => {
    await begin(page, { who: 'two', seed: 73 })
    await page.evaluate(() => {
      Object.defineProperty(window, 'DOMRect', {
        value: class {
          constructor() {
            throw new Error('no place for it')
          }
        },
      })
    })
    await page.locator('#offers .renew').first().hover()
    await page.waitForEvent('console')
    await page.locator('#moves .move-row[data-legal]').first().click()
    await expect(page.locator('#tray .steps li')).toHaveCount(1)
  })
})
