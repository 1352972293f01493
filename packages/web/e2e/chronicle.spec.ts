import fs from 'node:fs/promises'
import path from 'node:path'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { en } from './support/words.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')
const { chronicle, home } = en

async function fileOf(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return download
}

test('a finished game has a chronicle: its story, a drawing, a picture and paper', async ({
  page,
}) => {
  await page.goto('/?seed=5')
  await page.setInputFiles('input[type="file"]', path.join(GAMES, 'two-players.txt'))
  await page.locator('.table').waitFor()
  await page.goto('/#/')
  await page.getByRole('button', { name: home.chronicle }).click()
  await expect(page.getByText(/Agnes won with 65 VP, 39 more than Bruno\./)).toBeVisible()
  await expect(page.locator('.map-picture')).toBeVisible()
  await expectAccessible(page)

  const drawing = await (await fileOf(page, chronicle.drawing)).path()
  const svg = await fs.readFile(drawing, 'utf8')
  // Colours and letters are in it, and nothing has to be fetched.
  expect(svg).toContain('@font-face')
  expect(svg).not.toMatch(/var\(|class=|href=/)
  const picture = await (await fileOf(page, chronicle.picture)).path()
  const png = await fs.readFile(picture)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(1800)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: chronicle.title })).toBeVisible()
})
