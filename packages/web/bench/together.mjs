// Measures playing together: two people in two browsers at one table of the built server.
import { register } from 'tsx/esm/api'
import { instrument } from './together-instrument.mjs'
import { withServer } from './server.mjs'

register()
const { chromium } = await import('@playwright/test')
const { findBrowser, FLAGS } = await import('../e2e/support/chromium.ts')
const { settle } = await import('../e2e/support/game.ts')
const { introduce, invitation } = await import('../e2e/support/together.ts')

/** How often somebody opens the link; the median counts. */
const VISITS = 5
const SEATED = 'Leave this seat'

/** @param {import('@playwright/test').Browser} browser */
async function person(browser, baseURL) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 780 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(instrument)
  await settle(page)
  return page
}

/** From the opened link to the seat, on a device that was never here: whoever types takes no time. */
async function sitDown(browser, baseURL) {
  const [anna, bruno] = [await person(browser, baseURL), await person(browser, baseURL)]
  const link = await invitation(anna)
  const began = performance.now()
  await bruno.goto(link)
  await introduce(bruno, 'Bruno')
  await bruno.getByRole('button', { name: 'Take this seat' }).click()
  await bruno.getByRole('button', { name: SEATED }).waitFor()
  const time = performance.now() - began
  await Promise.all([anna.context().close(), bruno.context().close()])
  return time
}

/** Two people and two computer players to the end; then somebody comes who knows nothing yet. */
async function play(browser, baseURL) {
  const [anna, bruno] = [await person(browser, baseURL), await person(browser, baseURL)]
  const link = await invitation(anna, '', async (page) => {
    await page.locator('.choice input[value="4"]').first().check()
    for (const seat of ['Seat 3', 'Seat 4'])
      await page.getByRole('combobox', { name: seat }).selectOption('apprentice')
  })
  await bruno.goto(link)
  await introduce(bruno, 'Bruno')
  await bruno.getByRole('button', { name: 'Take this seat' }).click()
  for (const page of [bruno, anna]) await page.getByRole('button', { name: 'I’m ready' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [anna, bruno]) await page.locator('#tray').waitFor()

  const times = []
  for (let presses = 0; presses < 2000 && !(await isOver(anna)); presses++) {
    const mover = await whoMoves([anna, bruno])
    if (mover === undefined) continue
    const other = mover === anna ? bruno : anna
    const before = await told(mover)
    await press(mover)
    const after = await told(mover)
    const sent = after.sent[before.sent.length]
    if (sent === undefined) continue
    const heard = await other.waitForFunction(
      (since) => globalThis.tiletumTogether.heard.find(({ at }) => at >= since),
      sent.at,
    )
    times.push({ sent, heard: await heard.jsonValue() })
  }
  return { times, late: await catchUp(browser, baseURL, link) }
}

/** From the press on the table to its picture, on a page that has the client already. */
async function catchUp(browser, baseURL, link) {
  const clara = await person(browser, baseURL)
  await clara.goto('/#/online')
  await introduce(clara, 'Clara')
  await clara.getByRole('button', { name: 'Create a table' }).waitFor()
  const times = []
  let entries = 0
  for (let visit = 0; visit < VISITS; visit++) {
    const time = await clara.evaluate(
      (address) =>
        new Promise((resolve) => {
          const began = performance.now()
          location.hash = address
          const look = () => {
            if (document.querySelector('#tray') === null) requestAnimationFrame(look)
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
          }
          look()
        }),
      new URL(link).hash,
    )
    times.push(time)
    entries = (await told(clara)).entries
    await clara.goto('/#/online')
    await clara.locator('#tray').waitFor({ state: 'detached' })
  }
  return { times, entries }
}

function told(page) {
  return page.evaluate(() => globalThis.tiletumTogether)
}

async function isOver(page) {
  return (await page.locator('.table[data-over]').count()) > 0
}

const LEGAL = '#tray .end[data-legal], #moves [data-legal]'

/** @returns {Promise<import('@playwright/test').Page | undefined>} */
async function whoMoves(pages) {
  for (const page of pages) if ((await page.locator(LEGAL).count()) > 0) return page
  return undefined
}

/** The end of the turn where it can end, else whatever comes first. */
async function press(page) {
  const end = page.locator('#tray .end[data-legal]')
  const target = (await end.count()) > 0 ? end : page.locator('#moves [data-legal]').first()
  await target.click()
}

function samplesOf({ times, late }, seated) {
  const all = times.map(({ sent, heard }) => heard.painted - sent.clicked)
  const server = times.map(({ sent, heard }) => heard.at - sent.at)
  const pages = times.map(({ sent, heard }) => sent.at - sent.clicked + heard.painted - heard.at)
  const share = `server ${ms(part(server, 0.5))}, pages ${ms(part(pages, 0.5))}`
  return [
    { row: 'T1 p50', value: part(all, 0.5), ours: `${all.length} turns: ${share}` },
    {
      row: 'T1 p95',
      value: part(all, 0.95),
      ours: `server ${ms(part(server, 0.95))}, pages ${ms(part(pages, 0.95))}`,
    },
    { row: 'T2', value: part(seated, 0.5) },
    { row: 'T3', value: part(late.times, 0.5), ours: `${late.entries} entries` },
  ]
}

/** @param {readonly number[]} times */
function part(times, share) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** @param {number} time */
const ms = (time) => `${time.toFixed(1)} ms`

// Last, since what is named above is there only then.
await withServer(async (baseURL) => {
  const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
  const seated = []
  for (let visit = 0; visit < VISITS; visit++) seated.push(await sitDown(browser, baseURL))
  const game = await play(browser, baseURL)
  await browser.close()
  const samples = samplesOf(game, seated)
  if (process.send === undefined) console.log(samples)
  else process.send(samples, () => process.disconnect())
})
