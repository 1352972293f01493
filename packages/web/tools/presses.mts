/**
 * How many presses a turn takes: `npm run presses -w @tiletum/web` plays the longest and the median
 * turn of each action by mouse and counts: of the stored games, then of games played to win. With
 * `-- each` it tells every press.
 */
import { playTurn } from './hand.ts'
import { playedTurns, storedTurns } from './stored-turns.ts'
import type { StoredTurn } from './stored-turns.ts'
import { openStudio } from './studio.ts'

const each = process.argv.includes('each')
const SLOW_MACHINE = 180_000
const studio = await openStudio()
try {
  await count('Stored games', storedTurns())
  await count('Games played to win', playedTurns())
} finally {
  await studio.close()
}

async function count(title: string, turns: readonly StoredTurn[]): Promise<void> {
  console.log(title)
  let [moves, presses] = [0, 0]
  for (const turn of turns) {
    const told = await play(turn)
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

async function play(turn: StoredTurn): Promise<readonly string[]> {
  const page = await studio.open({ size: [1440, 780] })
  // The loader of TypeScript names functions by this.
  await page.addInitScript('globalThis.__name = (named) => named')
  page.setDefaultTimeout(SLOW_MACHINE)
  await page.goto(studio.address)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'turn.txt', mimeType: 'text/plain', buffer: Buffer.from(turn.before) })
  await page.locator('#tray').waitFor()
  await page.locator('#moves [data-legal]').first().waitFor()
  const told = await playTurn(page, turn.moves)
  await page.context().close()
  return told
}
