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

/** A test that fails when the page complains: an error, a warning, a breach of the Content Security Policy. */
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
        const { protocol, hostname } = new URL(request.url())
        // What the page made itself comes from nowhere.
        if (protocol !== 'blob:' && hostname !== '127.0.0.1') note(`asks ${hostname}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

interface Looked {
  /** Of what was looked at as a whole before, the part that is new. */
  readonly part?: string
  readonly rules?: readonly string[]
}

/** An open sheet is looked at by itself: what is behind it is looked at without it. */
export async function expectAccessible(page: Page, { part, rules }: Looked = {}): Promise<void> {
  const sheet = 'dialog[open]'
  const within = (await page.locator(sheet).count()) > 0 ? sheet : part
  // The drawings are hidden from everybody but the eyes, and there are thousands of lines in them.
  const axe = new AxeBuilder({ page })
    // Only faults are read, and no page has frames: the other way opens a window for every look.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('svg[aria-hidden="true"]')
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
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
