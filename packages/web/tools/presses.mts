/**
 * How many presses a turn takes: `npm run presses -w @tiletum/web` plays the longest and the median
 * turn of each action on the built client by mouse and counts: of the stored games, then of games
 * played to win. With `-- each` it tells every press; with `-- free` the moves of a turn may come in
 * the order that ends alike and needs the fewest presses it finds; with the name of an action, only its turns. Whatever turn cannot be played is said.
 */
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { ACTIONS } from '@tiletum/engine'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'
import { serve } from './browsers/server.ts'
import { playTurn } from './hand.ts'
import { sameTurn } from './same-turn.ts'
import { playedTurns, storedTurns } from './stored-turns.ts'
import type { StoredTurn } from './stored-turns.ts'

const each = process.argv.includes('each')
const only = ACTIONS.find((action) => process.argv.includes(action))
const free = process.argv.includes('free')
const SLOW_MACHINE = 60_000
const SETTINGS = { theme: 'day', speed: 'instant', motion: 'off' }

const server = await serve()
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
try {
  if (!process.argv.includes('played')) await count('Stored games', storedTurns())
  if (!process.argv.includes('stored')) await count('Games played to win', playedTurns())
} finally {
  await browser.close()
  await server.stop()
}

async function count(title: string, turns: readonly StoredTurn[]): Promise<void> {
  console.log(title)
  let [moves, presses] = [0, 0]
  for (const turn of turns.filter(({ action }) => only === undefined || action === only)) {
    const told = await play(browser, turn).catch((error: unknown) => String(error))
    if (typeof told === 'string') {
      process.exitCode = 1
      console.log(`  ${turn.action.padEnd(10)} ${turn.game.padEnd(22)} NOT PLAYED: ${told}`)
      continue
    }
    moves += turn.moves.length
    presses += told.length
    tell(turn.action, turn.game, turn.moves.length, told.length)
    if (each) for (const press of told) console.log(`    ${press}`)
  }
  tell('all', '', moves, presses)
}

function tell(action: string, game: string, moves: number, presses: number): void {
  const [left, right] = [String(moves).padStart(4), String(presses).padStart(4)]
  console.log(`  ${action.padEnd(10)} ${game.padEnd(22)} ${left} moves ${right} presses`)
}

async function play(from: Browser, turn: StoredTurn): Promise<readonly string[]> {
  const context = await from.newContext({
    viewport: { width: 1440, height: 780 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(
      (settings) => localStorage.setItem('tiletum.settings', settings),
      JSON.stringify(SETTINGS),
    )
    // The loader of TypeScript names functions by this.
    await page.addInitScript('globalThis.__name = (named) => named')
    page.setDefaultTimeout(SLOW_MACHINE)
    await page.goto(server.address)
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'turn.txt', mimeType: 'text/plain', buffer: Buffer.from(turn.before) })
    await page.locator('#tray').waitFor()
    await page.locator('#moves [data-legal]').first().waitFor()
    return await playTurn(page, turn.moves, sameTurn(turn.before), free)
  } finally {
    await context.close()
  }
}
