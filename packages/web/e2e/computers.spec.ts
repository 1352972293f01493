import { expect, test } from './support/page.ts'
import { begin, playByMouse } from './support/game.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('plays a whole game of one person and three computer players', async ({ page }) => {
  test.setTimeout(180_000)
  await begin(page, { who: 'three computers', seed: 3 })
  await playByMouse(page, 5, ({ scroll }) => expect(scroll).toEqual({ tall: 0, wide: 0 }))
  await expect(page.locator('.ranking li')).toHaveCount(4)
})
