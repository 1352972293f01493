// Measures the client in a real browser over whole games: first load, click to paint, long tasks.
import { register } from 'tsx/esm/api'
import { instrument } from './instrument.mjs'
import { withServer } from './server.mjs'

register()
const { chromium } = await import('@playwright/test')
const { findBrowser, FLAGS } = await import('../e2e/support/chromium.ts')
const { begin, playByMouse } = await import('../e2e/support/game.ts')

/** A click that takes longer is played again. */
const SLOW = 50

let baseURL = ''
await withServer(async (address) => {
  baseURL = address
  const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
  const bytes = await firstLoad(browser)
  const nothing = await emptyPage(browser)
  const games = [await play(browser, 'two', 11, 3), await play(browser, 'solo', 5, 4)]
  await browser.close()
  const samples = samplesOf(
    bytes,
    nothing,
    games.flatMap(({ clicks }) => clicks),
    games.flatMap(({ tasks }) => tasks),
  )
  if (process.send === undefined) console.log(samples)
  else process.send(samples, () => process.disconnect())
})

/**
 * What comes over the wire until a new game lies on the table, fonts left out.
 * @param {import('@playwright/test').Browser} browser
 */
async function firstLoad(browser) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const fonts = new Set()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength
  })
  await begin(page, { who: 'two' })
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

/**
 * The same measure on a page with one button: what the machine and the browser take by themselves.
 * @param {import('@playwright/test').Browser} browser
 */
async function emptyPage(browser) {
  const page = await browser.newPage()
  await page.setContent('<button>0</button>')
  await page.evaluate(instrument)
  await page.evaluate(() => {
    const button = document.querySelector('button')
    button?.addEventListener('click', () => (button.textContent += '0'))
  })
  for (let press = 0; press < 60; press++) await page.mouse.click(15, 15)
  await page.evaluate(() => globalThis.tiletumBench.slow(0))
  const { clicks } = await page.evaluate(() => globalThis.tiletumBench.figures())
  await page.close()
  return clicks
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {'two' | 'solo'} who
 * @param {number} seed
 * @param {number} choices
 */
async function play(browser, who, seed, choices) {
  const viewport = { width: 1440, height: 780 }
  // The first visit also keeps the game on the device, in the background: that is not measured here.
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(instrument)
  await begin(page, { who, seed, settings: { motion: 'on' } })
  await page.evaluate(() => globalThis.tiletumBench.reset())
  await playByMouse(page, choices, { after: () => again(page) })
  const figures = await page.evaluate(() => globalThis.tiletumBench.figures())
  await context.close()
  return figures
}

/**
 * A slow click is replayed five times, and its fastest time counts: a neighbour's pause is not ours.
 * @param {import('@playwright/test').Page} page
 */
async function again(page) {
  const undo = page.locator('#tray .undo')
  const redo = page.locator('#tray .redo')
  for (let time = 0; time < 5; time++) {
    const slow = await page.evaluate((limit) => globalThis.tiletumBench.slow(limit), SLOW)
    if (!slow || (await page.locator('dialog[open], .table[data-over]').count()) > 0) return
    if (!(await undo.isEnabled()) || (await redo.isEnabled())) return
    await page.evaluate(() => globalThis.tiletumBench.replay())
    // away from the thing pressed, whose tooltip may lie over the buttons
    await page.mouse.move(2, 330)
    await undo.click()
    const redone = await redo.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    // where an undo cannot be taken back the first time counts, and the game goes on from before it
    if (!redone) return page.evaluate(() => globalThis.tiletumBench.replayFailed())
    await page.evaluate(() => globalThis.tiletumBench.replayed())
  }
}

/**
 * The rows of the bench that are the client's.
 * @param {number} bytes
 * @param {readonly number[]} nothing
 * @param {readonly number[]} clicks
 * @param {readonly number[]} tasks
 */
function samplesOf(bytes, nothing, clicks, tasks) {
  const sorted = clicks.toSorted((one, other) => one - other)
  const bare = nothing.toSorted((one, other) => one - other)
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return [
    { row: 'B1', value: bytes },
    {
      row: 'B2',
      value: share(0.5),
      ours: `${sorted.length} clicks`,
      peer: ms(bare[bare.length >> 1] ?? 0),
    },
    { row: 'B3', value: share(1), ours: `${ms(share(0.95))} for 95 of 100` },
    { row: 'B4', value: Math.max(0, ...tasks), ours: `${tasks.length} over 50 ms` },
  ]
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`
}
