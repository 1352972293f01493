import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser, findNewer, FLAGS, LARGE_TILES } from './packages/web/e2e/support/chromium.ts'

// The configuration is read again by every worker, which inherits what is found here first.
process.env['TILETUM_E2E_PORT'] ??= String(await freePort())
const port = process.env['TILETUM_E2E_PORT']
// Games of tests never mix with anybody's own.
process.env['TILETUM_E2E_DATA'] ??= fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-e2e-'))
process.env['TILETUM_E2E_NEWER'] ??= findNewer() ?? ''
const newer = process.env['TILETUM_E2E_NEWER']
// Nobody looks at a test.
const args = [...FLAGS, ...LARGE_TILES]
// Whole games of several people: `npm run soak -- together`.
const long = process.env['TILETUM_SOAK'] === 'together' ? [] : ['**/long/**']
const NEWER = '**/newer-browser.spec.ts'

export default defineConfig({
  testDir: 'packages/web/e2e',
  globalSetup: './packages/web/e2e/support/tell-browsers.ts',
  projects: [
    { name: 'chromium', testIgnore: [NEWER, ...long] },
    // What a newer browser does otherwise than the pinned one shows in a few whole journeys.
    ...(newer === ''
      ? []
      : [
          {
            name: 'newer',
            testMatch: NEWER,
            use: { launchOptions: { executablePath: newer, args } },
          },
        ]),
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // One more than the cores of the smallest machine: tests wait for frames, answers and each other.
  workers: 3,
  // A test waits for whatever else the machine does; only one that hangs shall fail by time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // What passes at the second try only is told as flaky at the end, with the trace of that try.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Only the test of the service worker wants one; in others it would answer for the network.
    serviceWorkers: 'block',
    // Recording costs a third of the time, so only a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: { ...findBrowser(), args },
  },
  webServer: {
    command: 'node packages/server/dist/main.js',
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: port, HOST: '127.0.0.1', DATA: process.env['TILETUM_E2E_DATA'] },
    reuseExistingServer: false,
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
