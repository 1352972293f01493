import { describe, expect, it } from 'vitest'
import { fixtures, interval, rate, readContestant } from '../src/index.ts'
import type { ArenaResult, Schedule } from '../src/index.ts'

const schedule: Schedule = {
  bots: ['a', 'b', 'c'],
  players: 2,
  games: 4,
  seed: 's',
  pairing: 'all',
}

describe('fixtures', () => {
  it('at two players: every pair once, both seats with each seed', () => {
    const all = fixtures(schedule)
    expect(all).toHaveLength(12)
    const duel = all.filter(({ alone, others }) => alone === 'b' && others === 'a')
    expect(duel.map(({ seat, seed }) => [seat, seed])).toEqual([
      [0, 's 0'],
      [1, 's 0'],
      [0, 's 1'],
      [1, 's 1'],
    ])
  })

  it('at four: each alone among each other kind, on every seat of a seed', () => {
    const all = fixtures({ ...schedule, players: 4 })
    expect(all).toHaveLength(24)
    const mine = all.filter(({ alone, others }) => alone === 'a' && others === 'c')
    expect(mine.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(new Set(mine.map(({ seed }) => seed)).size).toBe(1)
  })

  it('on a ladder each meets the one named before it', () => {
    const all = fixtures({ ...schedule, pairing: 'ladder', games: 1 })
    expect(all.map(({ alone, others }) => [alone, others])).toEqual([
      ['b', 'a'],
      ['c', 'b'],
    ])
  })

  it('against an automaton everybody plays alone', () => {
    const all = fixtures({ ...schedule, players: 1, games: 1, automaton: 'bot' })
    expect(all.map(({ alone, others }) => [alone, others])).toEqual([
      ['a', 'bot'],
      ['b', 'bot'],
      ['c', 'bot'],
    ])
  })

  it('more games only come after those there were', () => {
    expect(fixtures({ ...schedule, games: 9 }).slice(0, 12)).toEqual(fixtures(schedule))
  })
})

describe('ratings', () => {
  const results = (wins: number, games: number, count: number): ArenaResult[] =>
    Array.from({ length: games }, (_, number) => ({
      alone: 'strong',
      others: 'weak',
      count,
      won: number < wins,
    }))
  const apart = (all: readonly ArenaResult[]): number => {
    const ratings = new Map(rate(all).map(({ name, rating }) => [name, rating]))
    return (ratings.get('strong') ?? 0) - (ratings.get('weak') ?? 0)
  }

  it('three wins in four are 191 points of Elo at two players', () => {
    expect(apart(results(3000, 4000, 1))).toBeCloseTo(190.8, 0)
  })

  it('one win in four among three others is no difference', () => {
    expect(apart(results(1000, 4000, 3))).toBeCloseTo(0, 0)
  })

  it('the interval shrinks with the games, by the root of their number', () => {
    const [few] = rate(results(60, 100, 1))
    const [many] = rate(results(6000, 10_000, 1))
    expect((few?.plusMinus ?? 0) / (many?.plusMinus ?? 1)).toBeCloseTo(10, 0)
  })

  it('who always wins is not infinitely strong', () => {
    const [best] = rate(results(10, 10, 1))
    expect(best?.name).toBe('strong')
    expect(best?.rating).toBeLessThan(2000)
  })

  it('are by strength over several pairings', () => {
    const chain: ArenaResult[] = [
      ...results(70, 100, 1),
      ...results(30, 100, 1).map((one) => ({ ...one, alone: 'weakest' })),
    ]
    expect(rate(chain).map(({ name }) => name)).toEqual(['strong', 'weak', 'weakest'])
  })
})

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    const [low, high] = interval(60, 100)
    expect(low).toBeCloseTo(0.502, 3)
    expect(high).toBeCloseTo(0.691, 3)
  })
  it('stays between none and all', () => {
    expect(interval(0, 10)[0]).toBe(0)
    expect(interval(10, 10)[1]).toBe(1)
  })
})

it.each([
  ['master', { policy: 'master' }],
  ['master@500', { policy: 'master', iterations: 500 }],
  ['master@100ms', { policy: 'master', milliseconds: 100 }],
  ['master@', undefined],
  ['master@0', undefined],
  ['master@many', undefined],
  ['nobody', undefined],
  ['master+weights:new.json', { policy: 'master', weights: 'new.json' }],
  ['master@500+weights:a b', { policy: 'master', iterations: 500, weights: 'a b' }],
  ['master+weights:', undefined],
])('%s as a contestant', (text, contestant) => {
  expect(readContestant(text)).toEqual(contestant)
})
