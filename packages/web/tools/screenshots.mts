/**
 * The pictures of `docs/screenshots`: `npm run screenshots -w @tiletum/web` takes them anew, or only
 * those named: `npm run screenshots -w @tiletum/web -- solo phone`.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { en } from '../e2e/support/words.ts'
import { openStaged } from './staged.ts'
import type { Staged } from './staged.ts'
import { openStudio, screenshot } from './studio.ts'
import type { StudioView } from './studio.ts'

interface Picture extends StudioView {
  readonly name: string
  readonly game?: Staged
  /** Of a page that is no table. */
  readonly at?: string
  /** What to press before. */
  readonly then?: (page: Page) => Promise<void>
}

const DESKTOP = [1440, 780] as const
const WIDE = [1920, 1000] as const
const TABLET = [1024, 768] as const
const PHONE = [390, 844] as const
const QUALITY = 88

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario']
const base = (players: number, round: number | undefined, seed: number): Staged => ({
  config: { modules: ['base'], players },
  names: NAMES.slice(0, players),
  seed,
  ...(round === undefined ? {} : { round }),
})
const silver = (players: number, round: number, seed: number): Staged => ({
  config: { modules: ['base', 'silver'], players },
  names: NAMES.slice(0, players),
  seed,
  round,
})
const solo = (withSilver: boolean, round: number | undefined, seed: number): Staged => ({
  config: {
    modules: withSilver ? ['base', 'solo', 'silver'] : ['base', 'solo'],
    players: 1,
    difficulty: 'normal',
  },
  names: ['Anna'],
  seed,
  ...(round === undefined ? {} : { round }),
})

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).first().click()

const result = (page: Page) => page.locator('#tray .primary').click()

async function points(page: Page): Promise<void> {
  await page.keyboard.press('p')
  await page.locator('.points-panel .odds summary').first().click()
}

/** In the middle of the third round, with the curve of the whole game beside the map. */
async function replay(page: Page): Promise<void> {
  await page.goto(page.url().replace('#/game/', '#/replay/'))
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let turns = 0; turns < 15; turns++) await page.keyboard.press('PageDown')
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowRight')
  await slider.blur()
  const drawer = page.locator('.phone-tabs button').last()
  if (await drawer.isVisible()) await drawer.click()
  await page.locator('[data-tab="chart"]').click()
}

/** The same game as text, with a question asked. */
const text = (question: string) => async (page: Page) => {
  await page.goto(page.url().replace('#', '?view=text#'))
  const line = page.getByRole('textbox')
  await line.fill(question)
  await line.press('Enter')
  await page.evaluate(() => document.fonts.ready)
}

/** A lesson up to one of its steps. */
const step = (name: string) => async (page: Page) => {
  while ((await page.locator('.lesson').getAttribute('data-step')) !== name) {
    const at = await page.locator('.lesson').getAttribute('data-step')
    await page.locator('.lesson .buttons button').click()
    await page.locator(`.lesson:not([data-step="${at}"])`).waitFor()
  }
}

const PICTURES: readonly Picture[] = [
  { name: 'two-players', size: DESKTOP, game: base(2, 3, 21) },
  { name: 'three-players', size: DESKTOP, theme: 'candle', game: base(3, 3, 22) },
  {
    name: 'four-players',
    size: DESKTOP,
    theme: 'engraving',
    locale: 'fr-FR',
    game: base(4, 3, 23),
  },
  { name: 'solo', size: DESKTOP, game: solo(false, 3, 24), then: tab(en.web.panel.bot) },
  { name: 'high-contrast', size: DESKTOP, theme: 'contrast', game: base(2, 2, 25) },
  { name: 'end', size: DESKTOP, game: base(2, undefined, 26), then: result },
  { name: 'replay', size: DESKTOP, game: base(2, undefined, 35), then: replay },
  { name: 'forecast', size: DESKTOP, theme: 'candle', game: base(3, 3, 36), then: points },
  {
    name: 'phone-replay',
    size: PHONE,
    locale: 'fr-FR',
    game: solo(false, undefined, 37),
    then: replay,
  },
  { name: 'tablet', size: TABLET, game: base(3, 2, 27) },
  { name: 'phone', size: PHONE, game: base(2, 2, 28) },
  {
    name: 'phone-candle',
    size: PHONE,
    theme: 'candle',
    locale: 'fr-FR',
    game: solo(false, 2, 29),
  },
  { name: 'silver', size: DESKTOP, game: silver(2, 3, 30) },
  { name: 'silver-four', size: DESKTOP, theme: 'candle', locale: 'fr-FR', game: silver(4, 3, 38) },
  { name: 'silver-wide', size: WIDE, theme: 'candle', game: silver(4, 3, 31) },
  { name: 'silver-solo', size: DESKTOP, game: solo(true, 3, 32), then: tab(en.web.panel.bot) },
  { name: 'silver-tablet', size: TABLET, game: silver(3, 2, 33) },
  {
    name: 'silver-phone',
    size: PHONE,
    game: silver(2, 2, 34),
    then: (page) => page.locator('.phone-tabs button').nth(1).click(),
  },
  { name: 'text', size: DESKTOP, game: silver(2, 3, 30), then: text('why house') },
  {
    name: 'phone-text',
    size: PHONE,
    theme: 'candle',
    locale: 'fr-FR',
    game: solo(false, 2, 29),
    then: text('dés marchand'),
  },
  { name: 'lesson', size: DESKTOP, at: '#/lesson/combo', then: step('nested') },
  {
    name: 'lesson-tablet',
    size: TABLET,
    theme: 'candle',
    locale: 'fr-FR',
    at: '#/lesson/silver',
    then: step('mine'),
  },
  { name: 'lesson-phone', size: PHONE, at: '#/lesson/turn', then: step('walk') },
  {
    name: 'gallery',
    size: DESKTOP,
    at: '#/gallery',
    then: (page) => page.getByLabel(en.gallery.search).fill('any'),
  },
  { name: 'edition', size: DESKTOP, at: '#/gallery/paris', then: correctParis },
  {
    name: 'gallery-phone',
    size: PHONE,
    theme: 'candle',
    locale: 'fr-FR',
    at: '#/gallery/contract.iron-4-wool-4',
    then: (page) => page.getByRole('dialog').waitFor(),
  },
]

/** An edition of one's own, and a value of it. */
async function correctParis(page: Page): Promise<void> {
  await page.goto(page.url().replace('/paris', ''))
  await page.getByRole('button', { name: en.gallery.edition.begin }).click()
  await page.getByLabel(en.gallery.edition.name, { exact: true }).fill('First printing')
  await page.getByLabel(en.gallery.search).fill('paris')
  await page.locator('[data-component="paris"]').click()
  await page.getByRole('dialog').locator('input[type="number"]').first().fill('5')
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()
}

const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots')
const wanted = process.argv.slice(2)
const studio = await openStudio()
fs.mkdirSync(FOLDER, { recursive: true })
for (const picture of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(picture.name)) continue
  const page = await studio.open(picture)
  if (picture.game !== undefined) await openStaged(page, studio.address, picture.game)
  else await page.goto(`${studio.address}${picture.at ?? ''}`)
  await picture.then?.(page)
  await page.mouse.move(2, 330)
  fs.writeFileSync(path.join(FOLDER, `${picture.name}.webp`), await screenshot(page, QUALITY))
  await page.context().close()
}
await studio.close()
