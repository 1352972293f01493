import { expect, test } from './support/page.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('goes through the Cardinalbot’s turn step by step, the table moving with it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('tiletum.settings', JSON.stringify({ speed: 'step', motion: 'off' })),
  )
  await page.goto('/?seed=7')
  await page.getByRole('button', { name: en.web.start.quickSolo }).click()
  const next = page.getByRole('button', { name: en.web.bot.next })
  const dice = page.locator('#wheel [data-die]')
  await expect(next).toBeVisible()
  const atFirst = await dice.count()
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
})
