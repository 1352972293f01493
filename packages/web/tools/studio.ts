/** A browser on the client's sources, for taking pictures of it. */
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'

export interface StudioView {
  readonly size: readonly [width: number, height: number]
  readonly theme?: string
  readonly locale?: string
}

export interface Studio {
  readonly address: string
  readonly open: (seen: StudioView) => Promise<Page>
  readonly close: () => Promise<void>
}

export async function openStudio(): Promise<Studio> {
  const server = await createServer({
    root: path.join(import.meta.dirname, '..'),
    server: { port: 0 },
    logLevel: 'error',
  })
  await server.listen()
  const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async open({ size: [width, height], theme = 'day', locale = 'en-GB' }) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        serviceWorkers: 'block',
      })
      // The first page waits until all sources are compiled: minutes on a busy machine.
      context.setDefaultTimeout(240_000)
      const page = await context.newPage()
      await page.addInitScript(
        (value) => localStorage.setItem('tiletum.settings', value),
        JSON.stringify({ theme, speed: 'instant', motion: 'off' }),
      )
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** What the page shows now, as a WebP file. */
export async function screenshot(page: Page, quality: number, scale = 1): Promise<Buffer> {
  await page.waitForTimeout(600)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const devtools = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip })
  await devtools.detach()
  return Buffer.from(data, 'base64')
}
