import { content } from '@tiletum/content'
import { compose, DIE, top } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, it } from 'vitest'
import { clearBest } from '../fit/clear-best.ts'
import { dieIn } from '../src/puzzles/die.ts'
import { PUZZLES, puzzleOfDay, RATINGS, ratingOf, readPuzzles } from '../src/puzzles/index.ts'
import type { Puzzle } from '../src/puzzles/index.ts'

function positionOf({ config, line }: Puzzle): { readonly game: Game; readonly state: State } {
  const game = compose(config, content)
  const state = game.start()
  for (const text of line) play(game, state, text)
  return { game, state }
}

function play(game: Game, state: State, text: string): void {
  const move = game.parse(text)
  if (typeof move !== 'number') throw new Error(`There is no move ${text}`)
  expect(game.moves(state), text).toContain(move)
  game.play(state, move)
}

describe('the puzzles', () => {
  it('are many, with names of their own, of every rating', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length)
    expect(new Set(PUZZLES.map(({ rating }) => rating))).toEqual(new Set(RATINGS))
  })

  it.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be played, and its best line is legal and takes a die',
    (_, puzzle) => {
      const { game, state } = positionOf(puzzle)
      expect(top(state).kind).toBe(DIE)
      expect([state.active, state.round, state.turn]).toEqual([
        puzzle.seat,
        puzzle.round,
        puzzle.turn,
      ])
      for (const text of puzzle.best) play(game, state, text)
      expect(dieIn(game, puzzle.best)).toBeDefined()
      expect(puzzle.gap).toBeGreaterThanOrEqual(5)
      expect(puzzle.gap).toBeGreaterThanOrEqual(3 * puzzle.error)
    },
  )

  it('have one answer: another search and other luck come to the same die', () => {
    const clarity = { iterations: 4000, simulations: 24, gap: 0, errors: 0 }
    const count = sample(1, 3)
    const clear = PUZZLES.filter(({ gap, config }) => gap >= 12 && config.players === 2)
    const some = clear.slice(0, count)
    expect(some).toHaveLength(count)
    for (const puzzle of some) {
      const { game, state } = positionOf(puzzle)
      const again = clearBest(game, state, puzzle.seat, 'another seed', clarity)
      expect(again?.die, puzzle.id).toBe(dieIn(game, puzzle.best))
    }
  })

  it('give every date one, and other dates another', () => {
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18']
    expect(new Set(dates.map((date) => puzzleOfDay(date)?.id)).size).toBe(3)
    expect(puzzleOfDay('2026-11-16')).toBe(puzzleOfDay('2026-11-16'))
  })
})

it.each([
  [[10, 8, 6, 10], 'easy'],
  [[0, 2, 6, 10], 'medium'],
  [[0, 1, 3, 10], 'hard'],
] as const)('found %o times of ten by each level it is %s', (found, rating) => {
  expect(ratingOf(found)).toBe(rating)
})

it('an unknown game of a set is left out', () => {
  const stored = { id: 'a', game: 1, at: 0, seat: 0, round: 1, turn: 1, gap: 9, error: 1 }
  const set = { names: 'wheel 4', games: [], puzzles: [{ ...stored, best: '0', found: [] }] }
  expect(readPuzzles(set)).toEqual([])
})
