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
