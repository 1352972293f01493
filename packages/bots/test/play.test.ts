import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'
import { expect, it } from 'vitest'
import { playGame, POLICIES, seededChance } from '../src/index.ts'
import type { PolicyName } from '../src/index.ts'

const gameFor = (players: number): Game => compose({ modules: ['base'], players }, content)

function play(game: Game, name: PolicyName, seed: string, entries?: Move[]) {
  const policies = Array.from({ length: game.rules.seats }, (_, seat) =>
    POLICIES[name](game, `${seed} ${seat}`),
  )
  return playGame({
    game,
    policies,
    chance: seededChance(seed),
    ...(entries === undefined ? {} : { entries }),
  })
}

it.each([2, 3, 4])('plays whole games of %i', (players) => {
  const { state, decisions } = play(gameFor(players), 'random', 'whole')
  expect(gameFor(players).awaiting(state)).toEqual({ who: 'nobody' })
  expect(decisions).toBeGreaterThanOrEqual(players * 12 * 2)
})

it('plays another game for another seed', () => {
  const game = gameFor(3)
  const hashOf = (seed: string) => game.hash(play(game, 'random', seed).state)
  expect(hashOf('one')).not.toBe(hashOf('two'))
})

it('keeps every entry, and those make the same game', () => {
  const game = gameFor(4)
  const entries: Move[] = []
  const { state } = play(game, 'random', 'entries', entries)
  const again = game.start()
  for (const move of entries) game.play(again, move)
  expect(again).toEqual(state)
})

it('goes on from a given state', () => {
  const game = gameFor(2)
  const entries: Move[] = []
  play(game, 'random', 'from the middle', entries)
  const state = game.start()
  for (const move of entries.slice(0, entries.length / 2)) game.play(state, move)
  const policies = [POLICIES.random(game, 1), POLICIES.random(game, 2)]
  const played = playGame({ game, policies, chance: seededChance(1), state })
  expect(played.state).toBe(state)
  expect(game.awaiting(state)).toEqual({ who: 'nobody' })
})

it('says which seat nobody plays for', () => {
  const game = gameFor(2)
  expect(() => playGame({ game, policies: [], chance: seededChance(1) })).toThrow(
    /Nobody plays for seat/,
  )
})

it('the eager policy uses up what the random one leaves', () => {
  const game = gameFor(3)
  const decisions = (name: PolicyName) =>
    [1, 2, 3].reduce((sum, seed) => sum + play(game, name, `use ${seed}`).decisions, 0)
  expect(decisions('eager')).toBeGreaterThan(decisions('random'))
})
