import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import type { Move } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { below, createStream, next, seededChance } from '../src/index.ts'

describe('streams', () => {
  it('repeat for a seed and a purpose, and differ otherwise', () => {
    const numbers = (seed: string, purpose: string) => {
      const stream = createStream(seed, purpose)
      return Array.from({ length: 8 }, () => next(stream))
    }
    expect(numbers('a', 'dice')).toEqual(numbers('a', 'dice'))
    expect(numbers('a', 'dice')).not.toEqual(numbers('b', 'dice'))
    expect(numbers('a', 'dice')).not.toEqual(numbers('a', 'bonus'))
  })

  it('treat the number 7 and the word 7 alike, as a command line gives words', () => {
    expect(next(createStream(7, 'dice'))).toBe(next(createStream('7', 'dice')))
  })

  it.each([1, 2, 3, 6, 7, 30, 100])('are even below %i', (limit) => {
    const stream = createStream('even', `below ${limit}`)
    const counts = Array.from({ length: limit }, () => 0)
    const each = 1000
    for (let draw = 0; draw < each * limit; draw++) {
      const value = below(stream, limit)
      counts[value] = (counts[value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(6 * Math.sqrt(each))
  })

  it('throw away the numbers that would make some values likelier', () => {
    // A third of all bits are of no use below this limit, so some draws need a second try.
    const limit = 2 ** 31 + 2 ** 30
    const stream = createStream('surplus', 'rejection')
    const plain = createStream('surplus', 'rejection')
    const raw = Array.from({ length: 400 }, () => next(plain))
    const drawn = Array.from({ length: 200 }, () => below(stream, limit))
    expect(drawn).toEqual(raw.filter((bits) => bits < limit).slice(0, 200))
  })
})

describe('seeded chance', () => {
  const game = compose({ modules: ['base'], players: 2 }, content)

  /** Answers of a kind while other kinds are asked so many times in between. */
  function answers(between: number): Move[] {
    const chance = seededChance('streams')
    const moves = moveList()
    game.list(game.start(), moves)
    return Array.from({ length: 20 }, () => {
      for (let extra = 0; extra < between; extra++) chance.answer('dice', moves)
      return chance.answer('wheel', moves)
    })
  }

  it('has a stream for each kind, which draws of another kind do not disturb', () => {
    expect(answers(3)).toEqual(answers(0))
  })

  it('draws by weight', () => {
    const { request, answers: rolls } = secondDie()
    const chance = seededChance('weights')
    const counts = new Map<Move, number>()
    const draws = 20_000
    for (let draw = 0; draw < draws; draw++) {
      const move = chance.answer(request, rolls)
      counts.set(move, (counts.get(move) ?? 0) + 1)
    }
    const weights = [...rolls.weights.subarray(0, rolls.count)]
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    expect(new Set(weights).size).toBe(2)
    weights.forEach((weight, index) => {
      const expected = (draws * weight) / total
      const count = counts.get(rolls.items[index] ?? -1) ?? 0
      expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
    })
  })

  /** Its colours are not equally likely any more. */
  function secondDie() {
    const state = game.start()
    const chance = seededChance('until the dice')
    const list = moveList()
    for (let rolled = 0; ;) {
      const waits = game.awaiting(state)
      if (waits.who !== 'chance') throw new Error('The dice come before the first turn')
      const { request } = waits.request
      game.list(state, list)
      if (request === 'dice' && rolled++ === 1) return { request, answers: list }
      game.play(state, chance.answer(request, list))
    }
  }
})
