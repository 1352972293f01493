import { expect, test } from './support/page.ts'
import { begin } from './support/game.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const ALL = { warnings: true }

test('warns of each waste until its own switch is off', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73, settings: ALL })
  await page.locator('#moves [data-legal="die pink 5"]').click()
  // A step that can be undone asks nothing.
  await page.locator('.decision [data-legal="leave"]').click()
  await expect(page.locator('#tray .steps li')).toHaveCount(2)

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: en.web.tray.endTurn }).click()
  await expect(sheet).toContainText('unused')
  await expect(sheet.getByRole('button', { name: en.hand.anyway['end turn'] })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: en.web.bar.settings }).click()
  const { wastes } = en.web.settings
  await sheet.getByRole('checkbox', { name: wastes['points-left'] }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.web.tray.endTurn }).click()
  await expect(page.locator('#tray .steps li')).toHaveCount(0)
})

test('shows what the turn changes in italics until it is confirmed', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  const food = page.locator('#mine [data-good="food"]')
  const before = Number(await food.locator('span').first().textContent())
  await page.locator('#moves [data-legal="die pink 5"]').click()
  await page.locator('#moves [data-legal^="take "]').click()
  await expect(food.locator('em')).toHaveText(String(before + 5))
  await expect(food).toContainText(en.web.board.had(before))
  await page.getByRole('button', { name: en.web.tray.restart }).click()
  await expect(food.locator('em')).toHaveCount(0)
})

test('walks the dice of one resource by its letter', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  const pink = page.locator('#wheel [data-resource="food"]')
  await page.keyboard.press('f')
  await expect(pink.first()).toBeFocused()
  await page.keyboard.press('f')
  await expect(pink.nth((await pink.count()) > 1 ? 1 : 0)).toBeFocused()
  await page.keyboard.press('w')
  await expect(page.locator('#wheel [data-resource="wool"]').first()).toBeFocused()
})
