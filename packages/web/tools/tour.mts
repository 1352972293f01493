/** The moving picture of the README: `npm run tour -w @tiletum/web` takes it anew. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { en } from '../e2e/support/words.ts'
import { movingPicture } from './moving-picture.ts'
import type { PictureFrame } from './moving-picture.ts'
import { openStaged } from './staged.ts'
import { openStudio, screenshot } from './studio.ts'

const [WIDTH, HEIGHT, SCALE] = [1440, 780, 2 / 3] as const
const QUALITY = 62
const FILE = path.join(import.meta.dirname, '../../../docs/screenshots/tour.webp')

const studio = await openStudio()
const frames: PictureFrame[] = []
const open = (theme: string) => studio.open({ size: [WIDTH, HEIGHT], theme })
const shows = async (page: Page, milliseconds: number): Promise<void> => {
  frames.push({ picture: await screenshot(page, QUALITY, SCALE), milliseconds })
}
const presses = async (page: Page, ...selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors) {
    await page.locator(selector).first().click()
    await page.mouse.move(2, 330)
    await shows(page, 1500)
  }
}

/** Begins, takes a die, walks and builds as the first lesson teaches. */
async function learns(): Promise<void> {
  const page = await open('day')
  await page.goto(studio.address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shows(page, 1800)
  await page.goto(`${studio.address}#/lesson/turn`)
  await page.locator('#tray').waitFor()
  await shows(page, 2200)
  await page.locator('.lesson button.primary').first().click()
  await presses(page, '#wheel [data-die="pink 5"]')
  await page.context().close()
}

async function plays(): Promise<void> {
  const page = await open('day')
  await openStaged(page, studio.address, {
    config: { modules: ['base'], players: 2 },
    names: ['Anna', 'Bruno'],
    seed: 21,
    round: 3,
  })
  await shows(page, 2200)
  await presses(page, '#map [data-legal]', '#map [data-legal]')
  await page.getByRole('tab', { name: en.web.panel.points }).click()
  await shows(page, 2200)
  await page.context().close()
}

async function watchesTheCardinalbot(): Promise<void> {
  const page = await open('day')
  await openStaged(page, studio.address, {
    config: { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
    names: ['Anna'],
    seed: 24,
    round: 3,
  })
  await page.getByRole('tab', { name: en.web.panel.bot }).click()
  await shows(page, 2600)
  await page.context().close()
}

async function goesUnderground(): Promise<void> {
  const page = await open('candle')
  await openStaged(page, studio.address, {
    config: { modules: ['base', 'silver'], players: 2 },
    names: ['Anna', 'Bruno'],
    seed: 30,
    round: 3,
  })
  await shows(page, 2000)
  for (const map of [1, 2]) {
    await page.locator('.map-tabs [role="tab"]').nth(map).click()
    await shows(page, 2000)
  }
  await page.context().close()
}

async function looksBack(): Promise<void> {
  const page = await open('day')
  await openStaged(page, studio.address, {
    config: { modules: ['base'], players: 3 },
    names: ['Anna', 'Bruno', 'Clara'],
    seed: 26,
  })
  await page.locator('#tray button.primary').click()
  await shows(page, 2600)
  await page.getByRole('button', { name: en.web.start.replay, exact: true }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  for (let turns = 0; turns < 3; turns++) {
    for (let on = 0; on < 7; on++) await slider.press('PageDown')
    await shows(page, 1400)
  }
  await page.context().close()
}

for (const scene of [learns, plays, watchesTheCardinalbot, goesUnderground, looksBack])
  await scene()
await studio.close()
const size = (length: number): number => Math.round(length * SCALE)
fs.writeFileSync(FILE, movingPicture(frames, size(WIDTH), size(HEIGHT)))
console.log(`${frames.length} frames, ${Math.round(fs.statSync(FILE).size / 1024)} kB`)
