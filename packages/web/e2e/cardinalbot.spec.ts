import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('goes through the Cardinalbot’s turn step by step, the table moving with it', async ({
  page,
}) => {
  const next = await watchItsTurn(page)
  const dice = page.locator('#wheel [data-die]')
  const atFirst = await dice.count()
  // Nobody is called while its turn is still being told.
  const called = page.locator('[data-live="assertive"]')
  await expect(called).toBeEmpty()
  const steps = page.locator('.trace li[data-head]')
  await expect(steps).toHaveCount(1)
  await next.click()
  await expect(steps).toHaveCount(2)
  await next.click()
  // It takes its die in this step, and not before.
  await expect(steps).toHaveCount(3)
  await expect(dice).toHaveCount(atFirst - 1)
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: en.web.bot.skip }).click()
  await expect(next).toBeHidden()
  await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
  await expect(called).toContainText('your turn')
})

for (const [width, height] of [
  [1024, 768],
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the step of its turn is told above the buttons', async ({ page }) => {
      const next = await watchItsTurn(page)
      const head = page.locator('#tray .bot-step [data-head]')
      await expect(head).toBeInViewport()
      const first = await head.textContent()
      await next.click()
      await expect(head).not.toHaveText(first ?? '')
      await expect(head).toBeInViewport()
      await expect(next).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })
}

/** A game against it, at its first turn; answers the button that goes on. */
async function watchItsTurn(page: Page) {
  await page.addInitScript(() =>
    localStorage.setItem('tiletum.settings', JSON.stringify({ speed: 'step', motion: 'off' })),
  )
  await page.goto('/?seed=7')
  await page.getByRole('button', { name: en.web.start.quickSolo }).click()
  const next = page.getByRole('button', { name: en.web.bot.next })
  await expect(next).toBeVisible()
  return next
}
