import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** The points by source of each column of the end's table, and its totals. */
export async function expectSourcesToAddUp(page: Page, seats: number): Promise<void> {
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
  const ranked = await page.locator('.ranking .total .unseen').allTextContents()
  expect(ranked.map((text) => Number(text.replace('−', '-').replace(/ VP$/, '')))).toEqual(totals)
}
