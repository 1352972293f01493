import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

interface Fixtures {
  /** What this test makes the browser complain about. */
  readonly expectedComplaint: RegExp | undefined
  readonly quiet: void
}

/** What the test runner itself says where it allows no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** In newer browsers these return promises: so they do here, whichever browser runs the tests. */
function scrollWithPromises(): void {
  const names = ['scroll', 'scrollBy', 'scrollTo', 'scrollIntoView'] as const
  for (const owner of [Element.prototype, window] as Partial<Element>[])
    for (const name of names) {
      const scroll = owner[name] as ((...words: unknown[]) => unknown) | undefined
      if (scroll === undefined) continue
      const later = function (this: unknown, ...words: unknown[]) {
        scroll.apply(this, words)
        return Promise.resolve()
      }
      Object.assign(owner, { [name]: later })
    }
}

/** A test that fails when the page complains: an error, a warning, a breach of the Content Security Policy. */
export const test = base.extend<Fixtures, { readonly browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      // Every page of a test comes from here, those that it opens for further people too.
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(scrollWithPromises)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
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

/** What axe is called with, and what is read of its answer. */
interface Axe {
  run(
    context: { readonly include?: readonly string[]; readonly exclude: readonly string[] },
    options: { readonly resultTypes: readonly string[]; readonly runOnly?: readonly string[] },
  ): Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly nodes: readonly {
        readonly target: readonly string[]
        readonly failureSummary?: string
      }[]
    }[]
  }>
}
declare global {
  interface Window {
    axe?: Axe
  }
}

const axeSource = (): string => {
  const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
  const folder = path.dirname(createRequire(builder).resolve('axe-core'))
  return fs.readFileSync(path.join(folder, 'axe.min.js'), 'utf8')
}

/** An open sheet is looked at by itself: what is behind it is looked at without it. */
export async function expectAccessible(page: Page, { part, rules }: Looked = {}): Promise<void> {
  // Its own builder puts axe into the page anew for every look, and carries everything out of it.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource())
  const faults = await page.evaluate(
    async ({ parts, only }) => {
      const include = document.querySelector('dialog[open]') === null ? parts : ['dialog[open]']
      if (window.axe === undefined) throw new Error('axe is not in the page')
      // The drawings are hidden from everybody but the eyes, and there are thousands of lines in them:
      // axe would go through all of them before it leaves them out.
      const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((drawing) => {
        const lines = document.createDocumentFragment()
        lines.append(...drawing.childNodes)
        return { drawing, lines }
      })
      const { violations } = await window.axe
        .run(
          {
            ...(include === undefined ? {} : { include }),
            exclude: ['svg[aria-hidden="true"]'],
          },
          { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) },
        )
        .finally(() => {
          for (const { drawing, lines } of drawings) drawing.append(lines)
        })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`,
        ),
      )
    },
    { parts: part === undefined ? undefined : [part], only: rules },
  )
  expect(faults).toEqual([])
}

/** How wide the page is, whatever the window shows of it. */
export function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

export { expect }
