import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { Move } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { plantedGame } from '../fit/planted.ts'
import { createEvaluation, FEATURES } from '../src/index.ts'
import { createReviewer, reviewGame } from '../src/review/index.ts'
import type { TurnReview } from '../src/review/index.ts'
import { reasonsBetween } from '../src/evaluation/reasons.ts'
import { verdictOn } from '../src/review/verdict.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const DEPTH = { iterations: 300, candidates: 4, simulations: 6 }

function reviewed(line: readonly Move[], seats: readonly number[]): readonly TurnReview[] {
  const going = reviewGame(game, { line, seats, depth: DEPTH, seed: 'test' })
  for (let step = going.next(); ; step = going.next()) if (step.done === true) return step.value
}

describe('a review', () => {
  const { line, seat, round, turn } = plantedGame(game, 'the game', 'merchant', { iterations: 60 })
  const turns = reviewed(line, [seat])

  it('judges every turn of a seat, in order', () => {
    expect(turns.map((one) => [one.round, one.turn])).toEqual(
      [1, 2, 3, 4].flatMap((number) => [1, 2, 3].map((own) => [number, own])),
    )
    for (const one of turns) {
      expect(one.seat).toBe(seat)
      expect(one.to).toBeGreaterThan(one.from)
      expect(one.lost).toBeGreaterThanOrEqual(0)
    }
  })

  it('finds the turn that was played at random, with a better line and why', () => {
    const planted = turns.find((one) => one.round === round && one.turn === turn)
    expect(['inaccuracy', 'mistake', 'turning-point']).toContain(planted?.verdict)
    expect(planted?.reasons.length).toBeGreaterThan(0)
    const { at, moves } = planted?.better ?? { at: 0, moves: [] }
    const state = game.start()
    for (const move of line.slice(0, at)) game.play(state, move)
    for (const text of moves) {
      const move = game.parse(text) as Move
      expect(game.moves(state)).toContain(move)
      game.play(state, move)
    }
  })

  it('is the same again, also for a part of the game', () => {
    const [first, second] = turns
    expect(reviewed(line.slice(0, second?.to), [seat])).toEqual([first, second])
  })

  it('runs in a thread: plain data, progress, and a stop', async () => {
    const order = {
      config: game.config,
      line: line.slice(0, turns[0]?.to).map((move) => game.format(move)),
      seats: [seat],
      depth: 'quick',
    } as const
    const told: number[] = []
    const reviewer = createReviewer(content)
    const whole = await reviewer.review(order, ({ of }) => told.push(of))
    expect(whole).toHaveLength(1)
    expect(structuredClone(whole)).toEqual(whole)
    expect(new Set(told)).toEqual(new Set([1]))
    const stopped = reviewer.review(order)
    reviewer.stop()
    expect(await stopped).toBeUndefined()
  })
})

describe('reasons', () => {
  const evaluation = createEvaluation(game)

  it('are parts of the margin', () => {
    const { state } = firstDecision(game)
    const parts = evaluation.parts(state, 0)
    expect(parts).toHaveLength(FEATURES.length + 3)
    const sum = parts.reduce((all, part) => all + part, 0)
    expect(sum).toBeCloseTo(evaluation.margin(state, 0))
  })

  it('say what is better, by subject, and come to the difference', () => {
    const { state: good } = firstDecision(game)
    const bad = game.clone(good)
    const seat = good.seats[0]
    if (seat === undefined) throw new Error('Nobody sits there')
    seat.vp += 7
    const reasons = reasonsBetween(evaluation, 0, [good, bad], 9)
    expect(reasons).toEqual([
      { subject: 'points', points: 7 },
      { subject: 'later', points: 2 },
    ])
  })
})

it.each([
  [{ before: 5, after: 5, lost: 0, error: 0, spread: 30 }, 'best'],
  [{ before: 5, after: 3, lost: 2, error: 0.1, spread: 30 }, 'fine'],
  // much, but it may be chance
  [{ before: 25, after: 5, lost: 20, error: 11, spread: 30 }, 'fine'],
  [{ before: 9, after: 5, lost: 4, error: 1, spread: 30 }, 'inaccuracy'],
  [{ before: 60, after: 51, lost: 9, error: 1, spread: 30 }, 'inaccuracy'],
  [{ before: 60, after: 50, lost: 10, error: 1, spread: 30 }, 'mistake'],
  // surely something, perhaps as little as an inaccuracy
  [{ before: 60, after: 50, lost: 10, error: 4, spread: 30 }, 'inaccuracy'],
  [{ before: 10, after: -20, lost: 30, error: 1, spread: 30 }, 'turning-point'],
] as const)('%o is %s', (estimate, verdict) => {
  expect(verdictOn(estimate)).toBe(verdict)
})
