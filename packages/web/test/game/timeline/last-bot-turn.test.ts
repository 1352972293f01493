/** The Cardinalbot's King's Surprises are told like its turns: line by line, in both languages. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { expect, test } from 'vitest'
import { lastBotTurnOf } from '../../../src/game/timeline/last-bot-turn.ts'
import { boardMarksOf } from '../../../src/game/playback/board-marks.ts'
import { traceLines } from '../../../src/game/playback/playback.ts'
import { createGameText } from '../../../src/game/game-text.ts'
import { tableOf } from '../../support/table.ts'

const game = compose(
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
  content,
)
const bot = game.bot ?? -1

/** Ends every turn as soon as it may, until the Cardinalbot has drawn surprises. */
function playedToSurprises() {
  const table = tableOf(game, 8)
  for (let move = 0; move < 400; move++) {
    const { moments, options } = table.snapshot()
    if (moments.some(({ events }) => events.some(({ event }) => event === 'bot-surprise')))
      return table
    const end = options.find(({ notation }) => /^(end turn|done|leave)$/.test(notation))
    table.play((end ?? options[0])?.notation ?? '')
  }
  throw new Error('It draws no surprise')
}

test('surprises are told before the turn that follows them, with marks and in both languages', () => {
  const snapshot = playedToSurprises().snapshot()
  const botTurn = lastBotTurnOf(snapshot, bot)
  const names = botTurn?.events.map(({ event }) => event) ?? []
  expect(names[0]).toBe('bot-surprises')
  expect(names).toContain('bot-surprise')
  expect(names).not.toContain('fair-phase')
  if (names.includes('turn')) expect(names.indexOf('turn')).toBeGreaterThan(1)
  for (const language of LANGUAGES) {
    const say = createGameText(CATALOGUES[language], game, ['Anna'])
    const lines = traceLines(say, botTurn?.events ?? [])
    expect(lines.length).toBeGreaterThan(3)
    expect(lines[0]?.head).toBe(true)
    for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object|bot-/)
    const heads = lines.flatMap(({ head }, index) => (head ? [index] : []))
    const marked = heads
      .map((head) => boardMarksOf(lines, head))
      .filter(({ chosen }) => chosen.size > 0)
    expect(marked.length).toBeGreaterThan(0)
  }
  const heads = botTurn?.events.filter(({ event }) => event === 'bot-surprise') ?? []
  const states = heads.map((event) => snapshot.moments.find(({ before }) => before.has(event)))
  expect(states).not.toContain(undefined)
})
