/** A stored game at a table, in the middle of a turn. */
import fs from 'node:fs'
import { content } from '@tiletum/content'
import { compose, effectiveMoves, readRecord } from '@tiletum/engine'
import type { GameTable } from '../../src/game/game-table.ts'
import { PEOPLE, seatAt } from './table.ts'

/** Just before the first of two moves that follow each other. */
export function before(name: string, first: string, second: string): GameTable {
  const text = fs.readFileSync(new URL(`../../../../games/${name}.txt`, import.meta.url), 'utf8')
  const { match } = readRecord(text, (config) => compose(config, content))
  if (match === undefined) throw new Error('no such game')
  const { game } = match
  const entries = effectiveMoves(match.log).map((move) => game.format(move))
  const at = entries.findIndex((entry, index) => entry === first && entries[index + 1] === second)
  if (at < 0) throw new Error(`${first} is not followed by ${second}`)
  const players = PEOPLE.slice(0, game.config.players)
  return seatAt(game, 1, { entries: entries.slice(0, at), players }).table
}
