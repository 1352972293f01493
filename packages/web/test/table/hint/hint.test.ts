import { content } from '@tiletum/content'
import { createSearchWorker } from '@tiletum/bots/search-worker'
import { compose } from '@tiletum/engine'
import { hint } from '@tiletum/text/en/hint'
import { expect, test } from 'vitest'
import { partsIn } from '../../../src/game/move-parts.ts'
import { hintsAllowed } from '../../../src/table/hint/hints-allowed.ts'
import {
  expectationOf,
  hintLines,
  markOf,
  marksOfLines,
  whyOf,
} from '../../../src/table/hint/hint-lines.ts'
import { createGameText } from '../../../src/game/game-text.ts'
import { words } from '../../../src/shared/language/words.en.ts'
import { readSettings } from '../../../src/shared/settings/settings.ts'
import { tableOf } from '../../support/table.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const say = createGameText(words, game, ['Anna', 'Bruno'])

test('the lines of an advice are steps in words, the best first, with what they touch', async () => {
  const { state } = tableOf(game, 'hint').snapshot()
  const advice = await createSearchWorker(content).think({
    config: game.config,
    state,
    policy: 'master',
    seed: 'hint',
    iterations: 150,
  })
  const lines = hintLines(game, state, say, advice)
  expect(lines).toHaveLength(3)
  for (const [index, { steps, visits, expected }] of lines.entries()) {
    expect(steps[0]?.notation).toMatch(/^die /)
    expect(steps.reduce((sum, { times }) => sum + times, 0)).toBe(advice.lines[index]?.moves.length)
    expect(steps.every(({ label }) => label !== '' && !label.includes('undefined'))).toBe(true)
    expect(visits).toBeGreaterThan(0)
    expect(Number.isInteger(expected)).toBe(true)
  }
  const { chosen, compared } = marksOfLines(lines)
  const [, colour, value] = advice.move.split(' ')
  expect(chosen).toContain(`die ${colour} ${value}`)
  expect(compared.size).toBeGreaterThan(0)
})

test.each([
  [12, 30, 'about 12 points ahead at the end, give or take 30'],
  [-1, 5, 'about 1 point behind at the end, give or take 5'],
  [0, 0, 'about level at the end'],
])('an expectation of %i with a spread of %i is said with it', (expected, spread, said) => {
  expect(expectationOf(hint, { expected, spread })).toBe(said)
})

test('where there is only one thing to do, that is the line', () => {
  const { state } = tableOf(game, 'hint').snapshot()
  const [only] = game.options(state)
  const move = only?.notation ?? ''
  const [line] = hintLines(game, state, say, {
    move,
    iterations: 0,
    spread: 0,
    lines: [],
    reasons: [],
  })
  expect(line?.steps.map(({ notation }) => notation)).toEqual([move])
  expect(line?.visits).toBeUndefined()
})

test.each([
  ['build house tiletum-2', 'town tiletum'],
  ['build pillar praha', 'town praha'],
  ['walk merchant paris--bordeaux', 'town paris--bordeaux'],
  ['die blue 3 to 4', 'die blue 3'],
  ['contribute wien', 'town wien'],
])('%s touches %s', (notation, mark) => {
  const parts = partsIn(game, notation)
  expect(parts && markOf(game, parts)).toBe(mark)
})

test('hints are for who plays alone, unless the table wants them; never in the game of the day', () => {
  const off = readSettings({})
  const on = readSettings({ hints: true })
  const at = (mine: readonly number[], competes = false) => ({ mine, competes })
  expect(hintsAllowed(at([0]), off)).toBe(true)
  expect(hintsAllowed(at([0, 1]), off)).toBe(false)
  expect(hintsAllowed(at([0, 1]), on)).toBe(true)
  expect(hintsAllowed(at([0], true), on)).toBe(false)
})

test('why the first line and not the second, in a few words', () => {
  const reasons = [
    { subject: 'fair', points: 9.2 },
    { subject: 'king', points: -4 },
    { subject: 'goods', points: 0.4 },
    { subject: 'later', points: 2 },
    { subject: 'crests', points: 1 },
  ] as const
  const advice = { move: '', iterations: 0, spread: 0, lines: [], reasons }
  expect(whyOf(hint, advice)).toBe(
    'The first line rather than the second, in points: the fair +9, king track −4, later turns +2.',
  )
  expect(whyOf(hint, { ...advice, reasons: [] })).toBeUndefined()
})
