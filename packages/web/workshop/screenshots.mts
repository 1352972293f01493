/** Games in progress for `docs/screenshots`: `npm run screenshots -w @tiletum/web` writes them anew. */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'

interface Picture {
  readonly name: string
  readonly players: number
  readonly size: readonly [number, number]
  readonly theme: string
  readonly locale: string
  /** The round in which the picture is taken; none: at the end. */
  readonly round?: number
}

const DESKTOP = [1440, 780] as const
const TABLET = [1024, 768] as const
const PHONE = [390, 844] as const

const PICTURES: readonly Picture[] = [
  { name: 'two-players', players: 2, size: DESKTOP, theme: 'day', locale: 'en-GB', round: 3 },
  { name: 'three-players', players: 3, size: DESKTOP, theme: 'candle', locale: 'en-GB', round: 3 },
  {
    name: 'four-players',
    players: 4,
    size: DESKTOP,
    theme: 'engraving',
    locale: 'fr-FR',
    round: 3,
  },
  { name: 'solo', players: 1, size: DESKTOP, theme: 'day', locale: 'en-GB', round: 3 },
  {
    name: 'high-contrast',
    players: 2,
    size: DESKTOP,
    theme: 'contrast',
    locale: 'en-GB',
    round: 2,
  },
  { name: 'end', players: 2, size: DESKTOP, theme: 'day', locale: 'en-GB' },
  { name: 'tablet', players: 3, size: TABLET, theme: 'day', locale: 'en-GB', round: 2 },
  { name: 'phone', players: 2, size: PHONE, theme: 'day', locale: 'en-GB', round: 2 },
  { name: 'phone-candle', players: 1, size: PHONE, theme: 'candle', locale: 'fr-FR', round: 2 },
]

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario']
const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots')

/** What makes a lively board first; the same choices in every run. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/^(fulfil|contribute|crest) /, 90],
  [/^build /, 80],
  [/^place /, 70],
  [/^take /, 60],
  [/^gain /, 50],
  [/^(bonus|characters|act|climb)/, 45],
  [/^die .* to /, -50],
  [/^(walk|die) /, 40],
  [/^use /, 30],
  [/^(end turn|done)$/, 5],
  [/^leave$/, 1],
]

const server = await createServer({
  root: path.join(import.meta.dirname, '..'),
  server: { port: 0 },
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
fs.mkdirSync(FOLDER, { recursive: true })
for (const picture of PICTURES) await take(picture)
await browser.close()
await server.close()

async function take({ name, players, size: [width, height], theme, locale, round }: Picture) {
  const context = await browser.newContext({ viewport: { width, height }, locale })
  const page = await context.newPage()
  const settings = { theme, warnings: false, speed: 'instant', motion: 'off' }
  await page.addInitScript(
    (value) => localStorage.setItem('tiletum.settings', value),
    JSON.stringify(settings),
  )
  await page.goto(`${address}?seed=21#/new`)
  await page.locator(`.choice input[value="${players}"]`).first().check({ force: true })
  for (const [seat, person] of NAMES.slice(0, players).entries())
    await page.locator('.player-fields input').nth(seat).fill(person)
  await page.locator('button[type="submit"]').click()
  await page.locator('#moves .move-row[data-legal]').first().waitFor({ state: 'attached' })
  await playOn(page, round ?? Number.POSITIVE_INFINITY)
  // Away from everything that has a tooltip.
  await page.mouse.move(2, 330)
  await page.waitForTimeout(800)
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 88 })
  fs.writeFileSync(path.join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

async function playOn(page: Page, round: number): Promise<void> {
  let chance = 99
  const wobble = () => (chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
  for (let moves = 0; moves < 1500; moves++) {
    const table = page.locator('.table')
    const { legal, over, now, steps } = await table.evaluate((element) => ({
      legal: [...element.querySelectorAll('#moves .move-row[data-legal]')].map(
        (row) => row.getAttribute('data-legal') ?? '',
      ),
      over: element.hasAttribute('data-over'),
      now: Number(element.getAttribute('data-round')),
      steps: element.querySelectorAll('#tray .steps li').length,
    }))
    if (over || (now >= round && steps === 3)) return
    const worth = (move: string): number => {
      const [, base = -20] = WORTH.find(([pattern]) => pattern.test(move)) ?? []
      const late = steps > 16 && !/^(end turn|done)$/.test(move) ? 100 : 0
      return base - late + 35 * wobble()
    }
    const rated = legal.map((move) => ({ move, worth: worth(move) }))
    const [best] = rated.toSorted((one, other) => other.worth - one.worth)
    if (best !== undefined)
      await page.locator(`#moves .move-row[data-legal="${best.move}"]`).dispatchEvent('click')
  }
}
