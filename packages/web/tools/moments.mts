/**
 * `npm run moments -w @tiletum/web`, on the built client: a film strip of a round's end and the table
 * in windows of many sizes, for `docs/screenshots` (or `-- film`, `-- windows`). With `-- throttled` it measures the same round's
 * end, and the presses before it, on a processor four times as slow: the longest task, and how long
 * a press takes until it is painted.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'
import { openUpTo } from '../e2e/support/stored.ts'
import { serve } from './browsers/server.ts'
import { screenshot } from './studio.ts'

const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots')
const QUALITY = 80
/** The last press of the third round is still to be made. */
const GAME = 'four-players'
const BEFORE_THE_END = 'take character.contract.contract-2-any [draw character.merchant.gold-3]'
const KING_TILE = '#map .king [data-legal]'

const WINDOWS = [
  [320, 256],
  [390, 844],
  [844, 390],
  [960, 600],
  [1024, 768],
  [768, 1024],
  [1152, 632],
  [1440, 780],
  [2560, 1440],
] as const

const server = await serve()
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
try {
  if (process.argv.includes('throttled')) await measure(browser)
  else {
    if (!process.argv.includes('windows')) await film(browser)
    if (!process.argv.includes('film')) await windows(browser)
  }
} finally {
  await browser.close()
  await server.stop()
}

async function opened(
  from: Browser,
  [width, height]: readonly [number, number],
  motion: 'on' | 'off',
  words = BEFORE_THE_END,
): Promise<Page> {
  const context = await from.newContext({
    baseURL: server.address,
    viewport: { width, height },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await openUpTo(page, GAME, words, { motion })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Ends the turn, which ends the round once the first of the king track has chosen the king's tile. */
async function endRound(page: Page): Promise<void> {
  await page.locator('#tray .end').click()
  await page.locator(KING_TILE).first().click()
}

async function film(from: Browser): Promise<void> {
  const size = [960, 600] as const
  const page = await opened(from, size, 'on')
  // The scenes wait for their pictures, however long those take; a key goes on to the next one.
  await page.evaluate(
    `{ const real = setTimeout; globalThis.setTimeout = (then, wait = 0) => real(then, wait > 1500 ? 1e9 : wait) }`,
  )
  await endRound(page)
  const frames: Buffer[] = []
  for (const scene of ['king', 'fair', 'dice']) {
    await page.locator(`.ceremony[data-scene="${scene}"]`).waitFor()
    for (const milliseconds of scene === 'dice' ? [300, 950] : [330, 5000])
      frames.push(await at(page, milliseconds))
    await page.keyboard.press('Shift')
  }
  fs.writeFileSync(path.join(FOLDER, 'ceremony.webp'), await sheet(from, frames, 3, 480))
  await page.context().close()
}

/** The page so long after all that moves on it began. */
async function at(page: Page, milliseconds: number): Promise<Buffer> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds)
  return still(page)
}

async function later(page: Page, milliseconds: number): Promise<Buffer> {
  await page.waitForTimeout(milliseconds)
  return still(page)
}

function still(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 90 })
}

async function windows(from: Browser): Promise<void> {
  const page = await opened(from, [1440, 780], 'off', '## Round 3')
  const pictures: Buffer[] = []
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    pictures.push(await later(page, 700))
  }
  fs.writeFileSync(path.join(FOLDER, 'windows.webp'), await sheet(from, pictures, 3, 480))
  await page.context().close()
}

/** Several pictures on one sheet, each as wide as its column or as high as that is wide. */
async function sheet(
  from: Browser,
  pictures: readonly Buffer[],
  columns: number,
  width: number,
): Promise<Buffer> {
  const page = await from.newPage()
  const shown = pictures.map(
    (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`,
  )
  await page.setContent(
    `<style>body{margin:0;padding:8px;background:#3a3128;display:grid;gap:8px;
      grid-template-columns:repeat(${columns},${width}px);place-items:center;align-content:start}
      img{display:block;max-width:${width}px;max-height:${Math.round(width * 0.72)}px}</style>${shown.join('')}`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  await page.setViewportSize({ width: columns * (width + 8) + 8, height })
  const taken = await screenshot(page, QUALITY)
  await page.close()
  return taken
}

interface Heard {
  readonly tasks: number[]
  readonly presses: number[]
}

async function measure(from: Browser): Promise<void> {
  const page = await opened(from, [1440, 780], 'on', '## Round 2, fair in troyes')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const heard: Heard = { tasks: [], presses: [] }
    Object.assign(globalThis, { heard })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) heard.tasks.push(duration)
    }).observe({ type: 'longtask' })
    addEventListener(
      'click',
      () => {
        const at = performance.now()
        requestAnimationFrame(() => setTimeout(() => heard.presses.push(performance.now() - at)))
      },
      { capture: true },
    )
  })
  const read = async (): Promise<Heard> =>
    page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)
  for (let press = 0; press < 30; press++) {
    const legal = page.locator('#moves [data-legal]').first()
    if ((await legal.count()) === 0) break
    await legal.click()
    await page.waitForTimeout(350)
  }
  const played = await read()
  console.log(`${played.presses.length} presses, in ms: ${summary(played.presses)}`)
  console.log(`tasks over 50 ms: ${played.tasks.length}, ${summary(played.tasks)}`)
  await page.context().close()

  const end = await opened(from, [1440, 780], 'on')
  const slow = await end.context().newCDPSession(end)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await endRound(end)
  await end.locator('.ceremony').waitFor()
  // What the press itself cost is over; from here on only animations run.
  await end.evaluate(() => {
    const heard: Heard = { tasks: [], presses: [] }
    Object.assign(globalThis, { heard })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) heard.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await end.locator('.ceremony').waitFor({ state: 'detached' })
  const { tasks } = await end.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)
  console.log(`in the ceremony tasks over 50 ms: ${tasks.length}, ${summary(tasks)}`)
}

function summary(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`
}
