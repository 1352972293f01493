/** The stored games of the repository, opened as a player would: by loading their record. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ITERATIONS, settle } from './game.ts'

const GAMES = path.join(import.meta.dirname, '../../../../games')

export const storedGame = (name: string): string =>
  fs.readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')

/** Opens a stored game up to some words of it. */
export async function openUpTo(
  page: Page,
  name: string,
  words: string,
  settings: Readonly<Record<string, unknown>> = {},
  record = storedGame(name),
): Promise<void> {
  const from = record.indexOf(words)
  if (from < 0) throw new Error(`${name} has no ${words}`)
  await settle(page, settings)
  await page.goto(`/?seed=7&iterations=${ITERATIONS}`)
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(record.slice(0, from + words.length)),
  })
  await page.locator('.load-failed button').click()
  await page.locator('#tray').waitFor()
}
