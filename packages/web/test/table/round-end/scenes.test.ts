import fs from 'node:fs'
import { content } from '@tiletum/content'
import { compose, formatEntry, readRecord, tableFacts } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { roundEndOf } from '../../../src/table/round-end/scenes.ts'
import { tableOf } from '../../support/table.ts'

const text = fs.readFileSync(
  new URL('../../../../../games/two-players.txt', import.meta.url),
  'utf8',
)
const { match } = readRecord(text, (config) => compose(config, content))
if (match === undefined) throw new Error('no such game')
const entries = match.log.entries.map((entry) => formatEntry(match.game, entry))
const { moments } = tableOf(match.game, 1, entries).snapshot()
const [AGNES, BRUNO] = [0, 1]

test('the end of a round tells the king’s reckoning in the new turn order, and the fair', () => {
  const second = moments.findIndex(({ state }) => state.round === 2)
  const before = moments.slice(0, second).findLastIndex(({ notation }) => notation === 'end turn')
  // Agnes was asked for the king's tile in between.
  expect(moments[second - 1]?.notation).not.toBe('end turn')
  const end = roundEndOf(match.game, moments.slice(0, second + 1), before + 1)
  expect(end).toEqual({
    round: 1,
    king: [
      { seat: AGNES, points: 1 },
      { seat: BRUNO, points: -7 },
    ],
    fair: [
      { seat: AGNES, points: 0 },
      { seat: BRUNO, points: 0 },
    ],
    town: tableFacts(match.game.rules, match.state).fairs[0]?.town,
  })
})

test('a round that was over before is told no more', () => {
  const third = moments.findIndex(({ state }) => state.round === 3)
  expect(roundEndOf(match.game, moments.slice(0, third + 1), third + 1)).toBeUndefined()
  expect(roundEndOf(match.game, moments.slice(0, 5), 0)).toBeUndefined()
})
