import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { CATALOGUES } from '@tiletum/text'
import { describe, expect, test } from 'vitest'
import { dayConfig, dayGame, daysUpTo } from '../../src/daily/day.ts'
import { keepResult, resultOfDay } from '../../src/daily/results.ts'
import { dayResultOf, shareText } from '../../src/daily/day-result-text.ts'
import { tableOf } from '../support/table.ts'

const PLAYERS = [{ name: 'Anna', colour: 'plum' }] as const

function play(date: string, choose: (count: number, step: number) => number, steps = 3000) {
  const { config, seed = '' } = dayGame(date, PLAYERS)
  const table = tableOf(compose(config, content), seed)
  for (let step = 0; step < steps && !table.snapshot().over; step++) {
    const { options } = table.snapshot()
    table.play(options[choose(options.length, step)]?.notation ?? '')
  }
  return table.snapshot()
}

test('the game of a date is the same for everybody, and another one on another date', () => {
  const opening = (date: string) =>
    play(date, () => 0, 0)
      .moments.map(({ notation }) => notation)
      .join('\n')
  expect(opening('2026-11-16')).toBe(opening('2026-11-16'))
  expect(opening('2026-11-16')).not.toBe(opening('2026-11-17'))
  expect(dayGame('2026-11-16', PLAYERS).id).toBe(dayGame('2026-11-16', []).id)
})

test('by the weekday it is easy, normal or hard', () => {
  const week = daysUpTo('2026-11-22', 7).map((date) => dayConfig(date).difficulty)
  expect(week).toEqual(['hard', 'normal', 'hard', 'normal', 'normal', 'normal', 'easy'])
})

test('the days go back over months and leap days', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-03-01', '2028-02-29', '2028-02-28'])
})

test('a game of the day has no undo past chance', () => {
  expect(dayGame('2026-11-16', PLAYERS).freeUndo).toBe(false)
})

describe('the result', () => {
  const over = play('2026-11-16', (count, step) => (step * 7919) % count)
  const result = dayResultOf(over)

  test('is the points, who won, and who was ahead after each round', () => {
    expect(over.over).toBe(true)
    expect(result.points).toEqual(openState(over.state).seats.map(({ vp }) => vp))
    expect(result.won).toBe(over.game.standings(over.state)[0] === 0)
    expect(result.rounds).toHaveLength(4)
    const [mine, bot] = result.points
    expect(result.rounds.at(-1)).toBe(mine > bot ? 'ahead' : mine < bot ? 'behind' : 'level')
  })

  test.each(['en', 'fr'] as const)('tells nothing of tiles and moves in %s', (language) => {
    const { text } = CATALOGUES[language].day
    const shared = shareText(text, '2026-11-16', 'normal', {
      points: [104, 81],
      won: true,
      rounds: ['behind', 'level', 'ahead', 'ahead'],
    })
    const [head, mine, bot, rounds] = shared.split('\n')
    expect(head).toContain('2026-11-16')
    expect(mine).toBe(`██████████ 104 ${text.me}`)
    expect(bot).toBe(`████████ 81 ${text.bot}`)
    expect(rounds).toMatch(/^▼ = ▲ ▲ \(/)
  })

  test('the first result of a date counts', () => {
    const other = { ...result, won: !result.won }
    expect(keepResult('2026-01-01', result)).toEqual(result)
    expect(keepResult('2026-01-01', other)).toEqual(result)
    expect(resultOfDay('2026-01-01')).toEqual(result)
    expect(resultOfDay('2026-01-02')).toBeUndefined()
  })
})
