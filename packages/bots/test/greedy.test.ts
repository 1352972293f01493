import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { POLICIES, seededChance, simulate } from '../src/index.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const solo = compose({ modules: ['base', 'solo'], players: 1, difficulty: 'easy' }, content)

test('greedy wins against random play', () => {
  const bots = ['greedy', 'random'] as const
  const won = [...simulate({ game, bots, games: 6, seed: 'greedy' })].filter(
    ({ players, winner }) => players[winner] === 0,
  )
  expect(won).toHaveLength(6)
})

test('greedy scores more against the Cardinalbot than random play does', () => {
  const mean = (bot: 'greedy' | 'random'): number => {
    const all = [...simulate({ game: solo, bots: [bot], games: 6, seed: 'solo' })]
    return all.reduce((sum, { scores }) => sum + (scores[0] ?? 0), 0) / all.length
  }
  expect(mean('greedy')).toBeGreaterThan(2 * mean('random'))
})

test('the same seed gives the same games', () => {
  const games = (): unknown => [...simulate({ game: solo, bots: ['greedy'], games: 2, seed: 's' })]
  expect(games()).toEqual(games())
})

test('greedy leaves the state as it was', () => {
  const state = game.start()
  const chance = seededChance('x')
  const moves = moveList()
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who !== 'chance') break
    game.list(state, moves)
    game.play(state, chance.answer(waits.request.request, moves, state))
  }
  game.list(state, moves)
  const before = JSON.stringify(state)
  const move = POLICIES.greedy(game, 1).choose(state, moves, {})
  expect(JSON.stringify(state)).toBe(before)
  expect(game.moves(state)).toContain(move)
})
