import { content } from '@tiletum/content'
import { createThinker } from '@tiletum/bots/thinker'
import { compose } from '@tiletum/engine'
import { hint } from '@tiletum/text/en/hint'
import { expect, test } from 'vitest'
import { answerFrom } from '../src/game/chance.ts'
import { setTable } from '../src/game/table.ts'
import { hintsAllowed } from '../src/hint/allowed.ts'
import { expectationOf, hintLines, marksOfLines } from '../src/hint/lines.ts'
import { sayer } from '../src/language/say.ts'
import { words } from '../src/language/words.en.ts'
import { readSettings } from '../src/settings/settings.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const say = sayer(words, game, ['Anna', 'Bruno'])

test('the lines of an advice are steps in words, the best first, with what they touch', async () => {
  const { state } = setTable(game, [], answerFrom('hint')).snapshot()
  const advice = await createThinker(content).think({
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
  const { state } = setTable(game, [], answerFrom('hint')).snapshot()
  const [only] = game.options(state)
  const move = only?.notation ?? ''
  const [line] = hintLines(game, state, say, { move, iterations: 0, spread: 0, lines: [] })
  expect(line?.steps.map(({ notation }) => notation)).toEqual([move])
  expect(line?.visits).toBeUndefined()
})

test.each([
  ['build house lyon-1', 'town lyon'],
  ['build pillar praha', 'town praha'],
  ['walk merchant paris--troyes', 'town paris--troyes'],
  ['die blue 3 to 4', 'die blue 3'],
  ['contribute wien', 'town wien'],
])('%s touches %s', (notation, mark) => {
  const line = {
    steps: [{ notation, label: '', long: '', times: 1 }],
    visits: 1,
    expected: 0,
    spread: 0,
  }
  expect([...marksOfLines([line]).chosen]).toEqual([mark])
})

test('hints are for who plays alone, unless the table wants them; never in the game of the day', () => {
  const off = readSettings({})
  const on = readSettings({ hints: true })
  const at = (people: readonly number[], competes = false) => ({ people, competes })
  expect(hintsAllowed(at([0]), off)).toBe(true)
  expect(hintsAllowed(at([0, 1]), off)).toBe(false)
  expect(hintsAllowed(at([0, 1]), on)).toBe(true)
  expect(hintsAllowed(at([0], true), on)).toBe(false)
})
