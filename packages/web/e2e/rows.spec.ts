import { expect, expectAccessible, test } from './support/page.ts'
import { openUpTo } from './support/stored.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const CONTRACT = 'take contract.identical-2-iron-2 from 3'
const UP_TO = ['Agnes: enter II; die yellow 2', 'take contract.iron-7 from 5;']

test('a row of a tooltip plays what it says, each move a step of its own', async ({ page }) => {
  await openUpTo(page, 'solo-silver-hard', UP_TO)
  const steps = page.locator('#tray .steps li[data-by="seat"]')
  const before = await steps.count()
  const tile = page.locator(`#offers [data-legal="${CONTRACT}"]`)
  await tile.hover()
  const tip = page.getByRole('tooltip')
  const rows = tip.locator('.move-row:not(.more)')
  await expect(rows.first()).toHaveText(/^Take the contract/)
  await expectAccessible(page)
  await rows
    .filter({ hasText: /and: Fulfil.*food/ })
    .first()
    .click()
  await expect(steps).toHaveCount(before + 2)
  await expect(tip).toBeHidden()
  await page.locator('#tray .undo').click()
  await expect(steps).toHaveCount(before + 1)
  await page.locator('#tray .undo').click()
  await expect(steps).toHaveCount(before)
  // Pressed itself, it does only what it always did.
  await tile.click()
  await expect(steps).toHaveCount(before + 1)
})

test('a tooltip reached by key has no rows', async ({ page }) => {
  await openUpTo(page, 'solo-silver-hard', UP_TO)
  await page.keyboard.press('Tab')
  await page.locator(`#offers [data-legal="${CONTRACT}"]`).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.getByRole('tooltip').locator('.move-row')).toHaveCount(0)
})

test('the sheet of a place has the same ways as rows with whole names', async ({ page }) => {
  await openUpTo(page, 'shuffled-actions', 'die light-gray 3; take bonus.gold-2-vp-2;')
  await page.locator('[data-space="praha"]').press('Enter')
  const sheet = page.getByRole('dialog')
  const row = (name: RegExp) => sheet.getByRole('button', { name })
  await expect(row(/merchant action.*Praha/).first()).toBeVisible()
  await expect(row(/merchant action.*Praha.*House/).first()).toBeVisible()
  await expectAccessible(page)
})

test('to end the turn where something is left undone is one press, told beforehand', async ({
  page,
}) => {
  await openUpTo(page, 'four-players', 'Clara: die light-gray 4; leave;', { warnings: true })
  const end = page.locator('#tray .end')
  await end.hover()
  const row = page
    .getByRole('tooltip')
    .getByRole('button', { name: /^End the turn anyway/, includeHidden: true })
  await expect(row.locator('.note')).not.toBeEmpty()
  await row.click()
  await expect(page.locator('#tray .who')).toContainText('Dario')
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 960, height: 600 } })

  test('a tooltip shows a few rows, and more on a press', async ({ page }) => {
    const turn = 'die light-gray 3; take bonus.gold-2-vp-2; take bonus.architect-3;'
    await openUpTo(page, 'shuffled-actions', turn)
    await page.locator('[data-space="toulouse"]').hover()
    const tip = page.getByRole('tooltip')
    const rows = tip.locator('.move-row:not(.more)')
    await expect(rows).toHaveCount(5)
    expect((await tip.boundingBox())?.height).toBeLessThanOrEqual(310)
    await tip.locator('.more').click()
    await expect(rows).toHaveCount(11)
    await expect(tip.locator('.more')).toHaveCount(0)
    const { y = 0, height = 0 } = (await tip.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(600)
  })
})

for (const [width, height] of [
  [960, 600],
  [1024, 768],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the longest tooltips lie in the window and leave half of it free', async ({ page }) => {
      await openUpTo(page, 'four-players', 'Bruno: die dark-gray 2; take bonus.crest-lily;')
      for (const town of ['leipzig', 'london', 'hamburg']) {
        await page.locator(`[data-space="${town}"]`).hover({ position: { x: 12, y: 24 } })
        const tip = page.getByRole('tooltip')
        await expect(tip.locator('.move-row:not(.more)').first()).toBeVisible()
        const box = await tip.evaluate((element) => element.getBoundingClientRect().toJSON())
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
        expect(box.bottom).toBeLessThanOrEqual(height)
        expect(box.width * box.height).toBeLessThanOrEqual((width * height) / 2)
        // Several steps of a piece are told as one way.
        await expect(tip).toContainText('→')
        await page.keyboard.press('Escape')
        await expect(tip).toBeHidden()
      }
    })
  })
