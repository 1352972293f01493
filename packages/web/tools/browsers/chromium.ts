/** The newest Chromium or Chrome that is installed, driven by Playwright. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findInstalled, FLAGS } from '../../e2e/support/chromium.ts'
import type { BrowserDriver } from './driver.ts'

export async function openChromium(): Promise<BrowserDriver | undefined> {
  const program = findInstalled()
  if (program === undefined) return undefined
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-chromium-'))
  // A profile on disk: in a window without one, nothing can be installed.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: FLAGS,
    viewport: { width: 1280, height: 720 },
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await context.newCDPSession(page)
  const { product } = await devtools.send('Browser.getVersion')
  return {
    name: `Chromium ${product.split('/')[1] ?? ''}`,
    async open(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async installFaults() {
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      return installabilityErrors.map(({ errorId }) => errorId)
    },
    async close() {
      await context.close()
      fs.rmSync(profile, { recursive: true, force: true })
    },
  }
}
