import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Fixtures {
  /** What this test makes the browser complain about. */
  readonly expectedComplaint: RegExp | undefined
  readonly quiet: void
}

/** What the test runner itself says where it allows no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** A test that fails when the page complains: an error, a warning, a breach of the content policy. */
export const test = base.extend<Fixtures>({
  expectedComplaint: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        if (expectedComplaint?.test(text) !== true) complaints.push(text)
      }
      page.on('pageerror', (error) => note(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
          note(message.text())
      })
      page.on('request', (request) => {
        const { hostname } = new URL(request.url())
        if (hostname !== '127.0.0.1') note(`asks ${hostname}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export async function expectAccessible(page: Page): Promise<void> {
  // The drawings are hidden from everybody but the eyes, and there are thousands of lines in them.
  const { violations } = await new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]').analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
  expect(faults).toEqual([])
}

/** How wide the page is, whatever the window shows of it. */
export function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

export { expect }
