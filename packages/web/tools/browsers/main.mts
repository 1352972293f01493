/**
 * The main journeys in the browsers that are installed: `npm run browsers`, or
 * `npm run browsers -- firefox`. A missing browser is reported; a journey that fails makes the run fail.
 */
import { openChromium } from './chromium.ts'
import type { BrowserDriver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { JOURNEYS } from './journeys.ts'
import { serve } from './server.ts'
import { openWebKit } from './webkit.ts'

const BROWSERS: Readonly<Record<string, () => Promise<BrowserDriver | undefined>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

const wanted = process.argv.slice(2)
let failed = 0
let ran = 0
for (const [name, open] of Object.entries(BROWSERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const server = await serve()
  const driver = await open()
  if (driver === undefined) {
    console.error(`${name} is not installed here`)
    await server.stop()
    continue
  }
  ran++
  for (const [journey, go] of Object.entries(JOURNEYS)) {
    const began = Date.now()
    try {
      await go(driver, server, open)
      console.log(
        `ok      ${driver.name}: ${journey} (${Math.round((Date.now() - began) / 1000)} s)`,
      )
    } catch (error) {
      failed++
      console.log(`FAILED  ${driver.name}: ${journey}: ${String(error)}`)
    }
  }
  await driver.close()
  await server.stop()
}
if (ran === 0)
  console.error('Nothing was run: install chromium, firefox-esr, or webkit2gtk-driver and xvfb.')
process.exitCode = failed === 0 && ran > 0 ? 0 : 1
