/** The stored games of the repository, opened as a player would: by loading their record. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ITERATIONS, settle } from './game.ts'

const GAMES = path.join(import.meta.dirname, '../../../../games')

export const storedGame = (name: string): string =>
  fs.readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')

/** Opens a stored game up to some words of it, or to the last of several that follow each other. */
export async function openUpTo(
  page: Page,
  name: string,
  words: string | readonly string[],
  settings: Readonly<Record<string, unknown>> = {},
  record = storedGame(name),
): Promise<void> {
  const end = [words].flat().reduce((from, next) => {
    const at = record.indexOf(next, from)
    if (at < 0) throw new Error(`${name} has no ${next}`)
    return at + next.length
  }, 0)
  await settle(page, settings)
  await page.goto(`/?seed=7&iterations=${ITERATIONS}`)
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(record.slice(0, end)),
  })
  await page.locator('.load-failed button').click()
  await page.locator('#tray').waitFor()
}
