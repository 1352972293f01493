/** The main journeys once more, in an installed browser that is newer than the pinned one. */
import { begin, playByMouse } from './support/game.ts'
import { expectSourcesToAddUp } from './support/end.ts'
import { expect, test } from './support/page.ts'
import { byTurn, handOver, playing } from './support/together.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('a whole solo game by mouse, the Cardinalbot’s turns told step by step', async ({ page }) => {
  await begin(page, { who: 'solo', settings: { speed: 'step' } })
  await playByMouse(page, 5)
  await expectSourcesToAddUp(page, 2)
})

test('a round of two by mouse', async ({ page }) => {
  await begin(page, { who: 'two', seed: 11 })
  await playByMouse(page, 3, { rounds: 1 })
  await expect(page.locator('.table')).toHaveAttribute('data-round', '2')
})

test('a turn at a table of a server', async ({ browser }) => {
  const { anna, bruno } = await playing(browser)
  const [mover, other] = await byTurn(anna, bruno)
  await handOver(mover, other)
  await expect(other.locator('#wheel [data-legal]').first()).toBeVisible()
})
