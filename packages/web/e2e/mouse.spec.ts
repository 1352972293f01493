import type { Page } from '@playwright/test'
import { expect, test } from './support/page.ts'
import { begin, playByMouse } from './support/game.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const NO_SCROLL = { tall: 0, wide: 0 }

/** The points by source of each column of the end's table, and its totals. */
async function expectSourcesToAddUp(page: Page, seats: number): Promise<void> {
  const { sums, totals } = await page.locator('table.sources').evaluate((table) => {
    const cells = (row: Element) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))
    const rows = [...table.querySelectorAll('tbody tr')].map(cells)
    const [first = []] = rows
    return {
      sums: first.map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
      totals: [...table.querySelectorAll('tfoot tr')].flatMap(cells),
    }
  })
  expect(totals).toHaveLength(seats)
  expect(sums).toEqual(totals)
  const ranked = await page.locator('.ranking .total').allTextContents()
  expect(ranked.map((text) => Number(text.replace('−', '-').replace(/ VP$/, '')))).toEqual(totals)
}

test('plays a whole game of two by mouse, without ever scrolling the page', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page, { who: 'two', seed: 11 })
  await playByMouse(page, 3, ({ scroll }) => expect(scroll).toEqual(NO_SCROLL))
  await expectSourcesToAddUp(page, 2)
})

test('plays a whole game against the Cardinalbot by mouse', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page, { who: 'solo', seed: 5 })
  await playByMouse(page, 4, ({ scroll }) => expect(scroll).toEqual(NO_SCROLL))
  await expectSourcesToAddUp(page, 2)
})
