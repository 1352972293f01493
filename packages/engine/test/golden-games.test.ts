import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { composeRecorded, GOLDEN_GAMES, goldenGameText } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import {
  createScoreSheet,
  fold,
  readJson,
  readRecord,
  recordToJson,
  SCORE_SOURCES,
  verbOf,
  verify,
  writeRecord,
} from '../src/index.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')
const stored = (name: string): string => readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')

const BASE_ALONE = GOLDEN_GAMES.filter(({ config }) => config.modules === undefined)

it('every stored game is in the list, and every listed game is stored', () => {
  const files = readdirSync(GAMES).filter((file) => file.endsWith('.txt'))
  expect(files.toSorted()).toEqual(GOLDEN_GAMES.map(({ name }) => `${name}.txt`).toSorted())
})

describe.each(GOLDEN_GAMES.map((one) => [one.name, one] as const))('%s', (name, golden) => {
  const base = BASE_ALONE.includes(golden)
  it(`plays again to its hash${base ? ', which no other module changes' : ''}, and writes itself again`, () => {
    const { record, match, error } = readRecord(stored(name), composeRecorded)
    expect(error).toBeUndefined()
    if (record === undefined || match === undefined) throw new Error('nothing was read')
    const { game } = match
    expect(game.awaiting(match.state)).toEqual({ who: 'nobody' })
    expect(game.hash(fold(game, record.log))).toBe(record.state)
    expect(verify(game, record.log)).toBeUndefined()
    expect(writeRecord(game, record)).toBe(stored(name))
    expect(readJson(recordToJson(game, record), composeRecorded).record).toEqual(record)
  })

  // After a change of rules, content or policies: `npm run golden-games`, and review the difference.
  it('is the same when it is played anew', () => {
    expect(goldenGameText(golden)).toBe(stored(name))
  })
})

it('the stored games together use every kind of move and every source of points', () => {
  const verbs = new Set<number>()
  const sources = new Set<string>(['start'])
  const all = new Map<number, string>()
  for (const { name } of GOLDEN_GAMES) {
    const { record, match } = readRecord(stored(name), composeRecorded)
    if (record === undefined || match === undefined) throw new Error('nothing was read')
    match.game.rules.verbs.forEach((verb, number) => verb && all.set(number, verb))
    const sheet = createScoreSheet(match.game)
    fold(match.game, record.log, sheet.sink)
    for (const entry of record.log.entries) if (entry >= 0) verbs.add(verbOf(entry))
    for (const scores of sheet.seats)
      for (const source of SCORE_SOURCES) if (scores[source] !== 0) sources.add(source)
  }
  const unused = [...all].flatMap(([verb, pattern]) => (verbs.has(verb) ? [] : pattern))
  // Chance picks for the Cardinalbot only where its rules leave several candidates, which is rare.
  expect(unused.filter((pattern) => !pattern.startsWith('pick '))).toEqual([])
  // Only people at a real table correct points; these games are played on the screen.
  const missing = SCORE_SOURCES.filter((source) => source !== 'correction' && !sources.has(source))
  expect(missing).toEqual([])
})
