import { expectSourcesToAddUp } from './support/end.ts'
import { expect, test } from './support/page.ts'
import { begin, playByMouse } from './support/game.ts'
import { openUpTo } from './support/stored.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const NO_SCROLL = { tall: 0, wide: 0 }

test('plays a whole game of two by mouse, without ever scrolling the page', async ({ page }) => {
  await begin(page, { who: 'two', seed: 11 })
  await playByMouse(page, 3, { each: ({ scroll }) => expect(scroll).toEqual(NO_SCROLL) })
  await expectSourcesToAddUp(page, 2)
})

test('plays the last round against the Cardinalbot by mouse', async ({ page }) => {
  await openUpTo(page, 'solo-normal', '## Round 4')
  await playByMouse(page, 4, { each: ({ scroll }) => expect(scroll).toEqual(NO_SCROLL) })
  await expectSourcesToAddUp(page, 2)
})
