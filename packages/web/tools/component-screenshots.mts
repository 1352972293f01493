/** Screenshots of the components page: `tsx tools/component-screenshots.mts <folder> <show> [theme] [width] [height] [zoom]`. */
import path from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'

const [folder = '.', shows = 'small', themes = 'day', width = '1440', height = '780', zoom = '1'] =
  process.argv.slice(2)

const server = await createServer({
  root: path.join(import.meta.dirname, '..'),
  server: { port: 0 },
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(height) },
  deviceScaleFactor: Number(zoom),
})
page.on('pageerror', (error) => console.error(error.message))
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text())
})
for (const show of shows.split(',')) {
  for (const theme of themes.split(',')) {
    const [name = '', grey] = theme.split('+')
    await page.goto(
      `${address}components.html?show=${show}&theme=${name}${grey === undefined ? '' : '&grey'}`,
    )
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(150)
    await page.screenshot({ path: path.join(folder, `${show}-${theme}-${width}.png`) })
  }
}
await browser.close()
await server.close()
