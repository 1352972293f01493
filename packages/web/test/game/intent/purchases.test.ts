import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatEntry, readRecord, seatFacts } from '@tiletum/engine'
import { composeRecorded } from '@tiletum/testkit'
import { expect, test } from 'vitest'
import { goldWouldDo, purchaseFor } from '../../../src/game/intent/purchases.ts'
import { movesNamed } from '../../../src/game/try-moves.ts'
import { taskMoves } from '../../../src/table/moves/task-moves.ts'
import { PEOPLE, seatAt } from '../../support/table.ts'

const GAMES = path.join(import.meta.dirname, '../../../../../games')
const EVERY = 4
const ENOUGH = 1

test('gold is called short only where neither gold nor what stands in for it would pay', () => {
  const text = readFileSync(path.join(GAMES, 'silver-four-players.txt'), 'utf8')
  const { match } = readRecord(text, composeRecorded)
  if (match === undefined) throw new Error('nothing was read')
  const { game, log } = match
  const entries = log.entries.map((entry) => formatEntry(game, entry))
  const seen = { short: 0, standsIn: 0 }
  // from where somebody has a resource that stands in for gold
  const from = entries.findIndex((entry) => entry.startsWith('resource tile'))
  for (let at = from; at < entries.length; at += EVERY) {
    const { table } = seatAt(game, 1, { entries: entries.slice(0, at), players: PEOPLE })
    const { legal, state, seat } = table.snapshot()
    if (seat < 0) continue
    const { resources, silver } = seatFacts(game.rules, state, seat)
    if (silver?.asGold === undefined) continue
    for (const move of taskMoves(game, state, seat).flatMap(([, moves]) => moves)) {
      const [number] = legal.has(move) ? [] : movesNamed(game, [move])
      const purchase = number === undefined ? undefined : purchaseFor(game, state, number)
      if (purchase === undefined) continue
      const short = goldWouldDo(table.snapshot(), move)
      expect(short, move).toBe(purchase.state !== undefined ? undefined : purchase.gold)
      if (short !== undefined) seen.short++
      else if (purchase.gold > resources.gold) seen.standsIn++
    }
    if (seen.short >= ENOUGH && seen.standsIn >= ENOUGH) break
  }
  expect(seen.short).toBeGreaterThanOrEqual(ENOUGH)
  // gold alone would not do, and yet nothing is short
  expect(seen.standsIn).toBeGreaterThanOrEqual(ENOUGH)
})
