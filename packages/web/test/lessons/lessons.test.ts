import { seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { expect, test } from 'vitest'
import { firstConfig, FIRST_GAMES, OPPONENTS } from '../../src/lessons/FirstGame.tsx'
import { LESSONS } from '../../src/lessons/index.ts'
import { matches, stepAt } from '../../src/lessons/lesson.ts'
import type { Lesson } from '../../src/lessons/lesson.ts'
import { placeNear } from '../../src/lessons/popup-position.ts'
import type { Rectangle } from '../../src/lessons/popup-position.ts'
import { playLesson } from '../../src/lessons/play.ts'
import { FRESH } from '../../src/lessons/progress.ts'

const PLAYERS = [
  { name: 'Clara', colour: 'vermilion' },
  { name: 'Bruno', colour: 'verdigris' },
] as const
const LONGEST = 125

const open = (lesson: Lesson) =>
  playLesson(lesson, compose(lesson.config, content), PLAYERS, FRESH, () => {})

for (const lesson of LESSONS) {
  const { id, steps } = lesson

  test(`lesson “${id}” begins with a decision of the pupil that nothing before can be undone from`, () => {
    const { seat, floor, moments } = open(lesson).session.table.snapshot()
    expect(seat).toBe(0)
    expect(moments).toHaveLength(lesson.inputs.length)
    expect(floor).toBe(lesson.inputs.length)
  })

  test(`lesson “${id}” goes on to its end whichever accepted move is chosen`, () => {
    const game = compose(lesson.config, content)
    const state = game.start()
    for (const input of lesson.inputs) game.play(state, game.parse(input) as number)
    const used = new Set<string>()
    walk(game, state, lesson, 0, used)
    const named = steps.flatMap(({ moves = [], also = [] }) => [...moves, ...also])
    expect(named.filter((pattern) => !used.has(pattern))).toEqual([])
  })

  test(`lesson “${id}” says each step and its end in at most two short lines, in every language`, () => {
    for (const language of LANGUAGES) {
      const words = CATALOGUES[language].lessons
      const said: Readonly<Record<string, string>> = words.steps[id]
      expect(Object.keys(said)).toEqual(steps.map(({ name }) => name))
      for (const sentence of [...Object.values(said), words.end[id], words.about[id]]) {
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST)
        expect(sentence.length).toBeGreaterThan(10)
      }
    }
  })
}

/** Every choice of every step; each must leave the next step something. */
function walk(game: Game, before: State, lesson: Lesson, at: number, used: Set<string>): void {
  const step = lesson.steps[at]
  if (step === undefined) return
  if (step.moves === undefined) {
    walk(game, before, lesson, at + 1, used)
    return
  }
  const options = game.options(before)
  const taken = (patterns: readonly string[] = []) =>
    options.flatMap(({ notation, move }) => {
      const found = patterns.filter((one) => matches(one, notation))
      for (const pattern of found) used.add(pattern)
      return found.length === 0 ? [] : [move]
    })
  const onward = taken(step.moves)
  const welcome = taken(step.also)
  const possible = onward.length > 0 ? onward : welcome
  expect(possible, `${lesson.id}: ${step.name}`).not.toEqual([])
  for (const move of possible) {
    const state = game.clone(before)
    game.play(state, move)
    const chance = seededChance(lesson.id)
    const answers = moveList()
    for (let asks = game.awaiting(state); asks.who === 'chance'; asks = game.awaiting(state)) {
      game.list(state, answers)
      game.play(state, chance.answer(asks.request.request, answers, state))
    }
    walk(game, state, lesson, onward.length > 0 ? at + 1 : at, used)
  }
}

test('only the step at hand goes on; anything else is counted as astray, and undo leads back', () => {
  const [lesson] = LESSONS
  if (lesson === undefined) throw new Error('There is no lesson')
  const play = open(lesson)
  const { table } = play.session
  while (lesson.steps[play.now().step]?.moves === undefined) play.pass()
  const before = play.now()
  expect(table.play('die blue 6')).toBe(0)
  expect(play.now()).toEqual({ step: before.step, astray: 1 })
  expect(table.play('die pink 5')).toBe(1)
  expect(play.now()).toEqual({ step: before.step + 1, astray: 0 })
  table.backTo(lesson.inputs.length)
  expect(play.now().step).toBe(before.step)
})

test('a lesson goes on where it was left, and begins anew after its end', () => {
  const [lesson] = LESSONS
  if (lesson === undefined) throw new Error('There is no lesson')
  const first = open(lesson)
  while (first.now().step < 5) {
    first.pass()
    first.show()
  }
  const second = playLesson(
    lesson,
    compose(lesson.config, content),
    PLAYERS,
    first.progress(),
    () => {},
  )
  expect(second.now().step).toBe(first.now().step)
  while (second.now().step < lesson.steps.length) {
    second.pass()
    second.show()
  }
  expect(second.progress().done).toBe(true)
  expect(
    playLesson(lesson, compose(lesson.config, content), PLAYERS, second.progress(), () => {}).now()
      .step,
  ).toBe(0)
  const damaged = { ...first.progress(), inputs: ['fly to the moon'] }
  expect(
    playLesson(lesson, compose(lesson.config, content), PLAYERS, damaged, () => {}).now().step,
  ).toBe(0)
})

test('a die between two actions says the points of each', () => {
  const lesson = LESSONS.find(({ id }) => id === 'silver')
  if (lesson === undefined) throw new Error('There is no such lesson')
  const game = compose(lesson.config, content)
  const state = game.start()
  for (const input of [...lesson.inputs, 'die dark-gray 4'])
    game.play(state, game.parse(input) as number)
  const { moves } = CATALOGUES.en
  const table = { rules: game.rules, seats: ['Clara', 'Bruno'] }
  expect(game.options(state).map(({ move }) => moves.describe(table, state, move).label)).toEqual(
    expect.arrayContaining(['Prospector action with 3 AP', 'King action with 3 AP']),
  )
})

test('a first game is as the rulebooks recommend it', () => {
  for (const kind of FIRST_GAMES)
    for (const opponent of OPPONENTS) {
      const config = firstConfig(kind, opponent)
      expect(config.shuffledActions).toBe(false)
      expect(config.difficulty).toBe(opponent === 'cardinal' ? 'easy' : undefined)
      expect(compose(config, content).rules.seats).toBe(2)
    }
  expect(firstConfig('silver', 'computer')).toMatchObject({ undergroundSides: ['A', 'A', 'A'] })
  expect(firstConfig('silver', 'computer').technologies).toHaveLength(3)
})

test('moves in between that a step welcomes do not end it', () => {
  const steps = [
    { name: 'a', at: [], moves: ['climb'], also: ['buy *'] },
    { name: 'b', at: [] },
    { name: 'c', at: [], moves: ['end turn'] },
  ]
  expect(stepAt({ steps }, ['buy wool'], 0)).toBe(0)
  expect(stepAt({ steps }, ['buy wool', 'climb'], 0)).toBe(1)
  expect(stepAt({ steps }, ['climb'], 2)).toBe(2)
  expect(stepAt({ steps }, ['climb', 'end turn'], 0)).toBe(3)
})

const covers = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

test('the pop-up never lies on its target, on any screen, and always in the window', () => {
  for (const [width, height] of [
    [1440, 780],
    [1024, 768],
    [390, 844],
  ] as const) {
    const popup = { width: Math.min(400, width - 24), height: 140 }
    for (let left = 0; left <= width - 60; left += 30)
      for (let top = 0; top <= height - 60; top += 30) {
        const target = { left, top, width: 60, height: 60 }
        const avoid = [{ left: 0, top: height - 60, width, height: 60 }]
        const place = placeNear(popup, { width, height }, { target, avoid })
        expect(covers(place, target)).toBe(false)
        expect(place.left).toBeGreaterThanOrEqual(0)
        expect(place.top).toBeGreaterThanOrEqual(0)
        expect(place.left + place.width).toBeLessThanOrEqual(width)
        expect(place.top + place.height).toBeLessThanOrEqual(height)
      }
  }
})
