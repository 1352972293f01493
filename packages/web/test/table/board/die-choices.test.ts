import fs from 'node:fs'
import { content } from '@tiletum/content'
import { compose, effectiveMoves, readRecord } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { dieChoicesOf } from '../../../src/table/board/die-choices.ts'
import { PEOPLE, seatAt } from '../../support/table.ts'

/** A stored game before the turn that begins with these moves. */
function before(name: string, ...first: readonly string[]) {
  const text = fs.readFileSync(new URL(`../../../../../games/${name}.txt`, import.meta.url), 'utf8')
  const { match } = readRecord(text, (config) => compose(config, content))
  if (match === undefined) throw new Error('no such game')
  const { game } = match
  const entries = effectiveMoves(match.log).map((move) => game.format(move))
  const at = entries.findIndex((_, index) =>
    first.every((move, later) => entries[index + later] === move),
  )
  if (at < 0) throw new Error(`nobody plays ${first.join('; ')}`)
  const players = PEOPLE.slice(0, game.config.players)
  return seatAt(game, 1, { entries: entries.slice(0, at), players }).table
}

test('a die with its tile in one press, and with a helper that is used at once', () => {
  const table = before('four-players', 'die dark-gray 3', 'take bonus.strengthen-1')
  const { withTile, atOnce, withoutTile, acts } = dieChoicesOf(table, 'dark-gray', 3)
  expect(withTile).toEqual(['die dark-gray 3', 'take bonus.strengthen-1'])
  expect(atOnce).toEqual(['die dark-gray 3', 'take bonus.strengthen-1', 'use bonus.strengthen-1'])
  expect(withoutTile).toEqual(['die dark-gray 3', 'leave'])
  expect(acts).toEqual([])
})

test('a contract that can be fulfilled at once', () => {
  const table = before('two-players', 'die dark-gray 2', 'take bonus.contract-iron-2')
  expect(dieChoicesOf(table, 'dark-gray', 2).atOnce).toEqual([
    'die dark-gray 2',
    'take bonus.contract-iron-2',
    'fulfil bonus.contract-iron-2',
  ])
})

test('a die whose segment has two actions, for either of them', () => {
  const table = before('silver-two-players', 'die blue 1', 'enter II', 'act prospector')
  const { acts, withTile } = dieChoicesOf(table, 'blue', 1)
  expect(acts.map(({ action, moves }) => [action, moves.join('; ')])).toEqual([
    ['character', 'die blue 1; act character'],
    ['prospector', 'die blue 1; act prospector'],
  ])
  expect(withTile).toBeUndefined()
})

test('a move with a warning needs its own press', () => {
  // The storehouse is full, and the prospector's tile would be lost.
  const table = before('silver-four-players', 'die blue 1', 'act prospector', 'leave')
  const { acts } = dieChoicesOf(table, 'blue', 1)
  expect(acts.map(({ action }) => action)).not.toContain('prospector')
})
