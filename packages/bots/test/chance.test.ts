import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Move, MoveList } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { describe, expect, it } from 'vitest'
import { randomBelow, createRandomStream, nextRandom, seededChance } from '../src/index.ts'
import { createPile } from '../src/shuffled-pile.ts'

describe('streams', () => {
  it('repeat for a seed and a purpose, and differ otherwise', () => {
    const numbers = (seed: string, purpose: string) => {
      const stream = createRandomStream(seed, purpose)
      return Array.from({ length: 8 }, () => nextRandom(stream))
    }
    expect(numbers('a', 'dice')).toEqual(numbers('a', 'dice'))
    expect(numbers('a', 'dice')).not.toEqual(numbers('b', 'dice'))
    expect(numbers('a', 'dice')).not.toEqual(numbers('a', 'bonus'))
  })

  it('treat the number 7 and the word 7 alike, as a command line gives words', () => {
    expect(nextRandom(createRandomStream(7, 'dice'))).toBe(
      nextRandom(createRandomStream('7', 'dice')),
    )
  })

  it.each([1, 2, 3, 6, 7, 30, 100])('are even below %i', (limit) => {
    const stream = createRandomStream('even', `below ${limit}`)
    const counts = Array.from({ length: limit }, () => 0)
    const each = 1000
    for (let draw = 0; draw < each * limit; draw++) {
      const value = randomBelow(stream, limit)
      counts[value] = (counts[value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(6 * Math.sqrt(each))
  })

  it('throw away the numbers that would make some values likelier', () => {
    // A third of all bits are of no use below this limit, so some draws need a second try.
    const limit = 2 ** 31 + 2 ** 30
    const stream = createRandomStream('surplus', 'rejection')
    const plain = createRandomStream('surplus', 'rejection')
    const raw = Array.from({ length: 400 }, () => nextRandom(plain))
    const drawn = Array.from({ length: 200 }, () => randomBelow(stream, limit))
    expect(drawn).toEqual(raw.filter((bits) => bits < limit).slice(0, 200))
  })
})

describe('seeded chance', () => {
  const game = compose({ modules: ['base', 'solo'], players: 1 }, content)
  const moves = moveList()

  interface Answered {
    readonly request: string
    readonly round: number
    readonly answer: string
  }

  /** A whole game by a player of this seed, with the answers of chance in order. */
  function played(player: string, from = 'the same for all'): Answered[] {
    const state = game.start()
    const chance = seededChance(from)
    const choices = createRandomStream(player, 'choices')
    const all: Answered[] = []
    for (;;) {
      const waits = game.awaiting(state)
      if (waits.who === 'nobody') return all
      game.list(state, moves)
      let move = moves.items[randomBelow(choices, moves.count)] as Move
      if (waits.who === 'chance') {
        const { request } = waits.request
        move = chance.answer(request, moves, state)
        all.push({ request, round: state.round, answer: game.format(move) })
      }
      game.play(state, move)
    }
  }

  const of = (answered: readonly Answered[], request: string) =>
    answered
      .filter((one) => one.request === request)
      .map(({ answer, round }) => `${round} ${answer}`)
  const tiles = (answered: readonly Answered[], request: string) =>
    answered.filter((one) => one.request === request).map(({ answer }) => answer)

  const [anna, bruno] = [played('Bruno'), played('Clara')]

  it.each(['wheel', 'town', 'fair', 'cost', 'dice', 'corruption', 'bot-roll'])(
    'brings everybody the same %s whatever they do',
    (request) => {
      expect(of(anna, request)).toEqual(of(bruno, request))
      expect(of(anna, request).length).toBeGreaterThan(0)
    },
  )

  it('lays every pile in one order, however many tiles anybody draws from it', () => {
    const contracts = [tiles(anna, 'contract'), tiles(bruno, 'contract')] as const
    const drawn = Math.min(...contracts.map(({ length }) => length))
    expect(drawn).toBeGreaterThan(6)
    expect(contracts[0].slice(0, drawn)).toEqual(contracts[1].slice(0, drawn))
    expect(of(anna, 'contract')).not.toEqual(of(bruno, 'contract'))
    expect(tiles(anna, 'bonus').slice(0, 20)).toEqual(tiles(bruno, 'bonus').slice(0, 20))
  })

  it.each([
    ['contract', 'reveal-contracts'],
    ['underground-bonus', 'reveal-underground'],
  ])('draws for %s and %s from one pile', (drawing, revealing) => {
    const answers = moveList()
    for (let face = 0; face < 10; face++) answers.weigh(face, 1)
    const state = game.start()
    for (let seed = 0; seed < 20; seed++)
      expect(seededChance(seed).answer(revealing, answers, state)).toBe(
        seededChance(seed).answer(drawing, answers, state),
      )
  })

  it('differs from seed to seed', () => {
    const other = played('Anna', 'another day')
    expect(of(other, 'dice')).not.toEqual(of(anna, 'dice'))
    expect(of(other, 'contract')).not.toEqual(of(anna, 'contract'))
  })

  it('goes on as before when it only heard what came up so far', () => {
    const state = game.start()
    const first = seededChance('heard')
    const second = seededChance('heard')
    const choices = createRandomStream('heard', 'choices')
    for (let step = 0; ; step++) {
      const waits = game.awaiting(state)
      if (waits.who === 'nobody') break
      game.list(state, moves)
      let move = moves.items[randomBelow(choices, moves.count)] as Move
      if (waits.who === 'chance') {
        const { request } = waits.request
        move = first.answer(request, moves, state)
        if (step % 3 === 0) expect(second.answer(request, moves, state)).toBe(move)
        else second.heard(request, moves, state, move)
      }
      game.play(state, move)
    }
  })

  /** Counts what comes up with many seeds, for a list of answers. */
  function counted(request: string, answers: MoveList, state: GameState): void {
    const counts = new Map<Move, number>()
    const draws = 12_000
    for (let draw = 0; draw < draws; draw++) {
      const move = seededChance(`draw ${draw}`).answer(request, answers, state)
      counts.set(move, (counts.get(move) ?? 0) + 1)
    }
    const weights = [...answers.weights.subarray(0, answers.count)]
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    expect(new Set(weights).size).toBeGreaterThan(1)
    weights.forEach((weight, index) => {
      const expected = (draws * weight) / total
      const count = counts.get(answers.items[index] ?? -1) ?? 0
      expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
    })
  }

  it.each(['dice', 'bonus'])('answers by weight: %s', (wanted) => {
    const state = game.start()
    const chance = seededChance('until then')
    for (let asked = 0; ;) {
      const waits = game.awaiting(state)
      if (waits.who !== 'chance') throw new Error('All of this comes before the first turn')
      const { request } = waits.request
      game.list(state, moves)
      if (request === wanted && asked++ === 3) break
      game.play(state, chance.answer(request, moves, state))
    }
    counted(wanted, moves, openState(state))
  })
})

describe('a pile', () => {
  const listed = (weights: readonly number[]): MoveList => {
    const list = moveList()
    weights.forEach((weight, face) => {
      if (weight > 0) list.weigh(face, weight)
    })
    return list
  }
  const pileOf = (seed: number) => createPile(createRandomStream(seed, 'pile'))
  const near = (count: number, expected: number) =>
    expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))

  it('comes up in every order as often', () => {
    const orders = new Map<string, number>()
    for (let seed = 0; seed < 6000; seed++) {
      const pile = pileOf(seed)
      const left = [2, 1, 1]
      const order = Array.from({ length: 4 }, () => {
        const face = pile.draw(listed(left))
        left[face] = (left[face] ?? 0) - 1
        return face
      }).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(12)
    for (const count of orders.values()) near(count, 6000 / 12)
  })

  it('shuffles in what comes back, without disturbing the order of the rest', () => {
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < 4000; seed++) {
      const left = [1, 1, 1, 1]
      const pile = pileOf(seed)
      const first = pile.draw(listed(left))
      const second = pile.draw(listed(left.with(first, 0)))
      const untouched = pileOf(seed)
      untouched.remove(listed(left), first)
      untouched.remove(listed(left.with(first, 0)), second)
      const rest = left.with(first, 0).with(second, 0)
      const third = untouched.draw(listed(rest))
      const drawn = pile.draw(listed(rest.with(first, 1)))
      if (drawn === first) counts[0] = (counts[0] ?? 0) + 1
      else expect(drawn).toBe(third)
    }
    near(counts[0] ?? 0, 4000 / 3)
  })
})
