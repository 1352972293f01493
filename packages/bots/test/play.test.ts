import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { playGame, POLICIES, POLICY_NAMES, seededChance } from '../src/index.ts'
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
    budget: { iterations: 3 },
    ...(entries === undefined ? {} : { entries }),
  })
}

describe.each(POLICY_NAMES)('%s', (name) => {
  it.each([2, 3, 4])('plays whole games of %i', (players) => {
    const game = gameFor(players)
    for (let round = 0; round < 5; round++) {
      const { state, decisions } = play(game, name, `whole ${round}`)
      expect(game.awaiting(state)).toEqual({ who: 'nobody' })
      expect(decisions).toBeGreaterThanOrEqual(players * 12 * 2)
    }
  })

  it('repeats a game for its seed', () => {
    const game = gameFor(3)
    const hashOf = (seed: string) => game.hash(play(game, name, seed).state)
    expect(hashOf('one')).toBe(hashOf('one'))
    expect(hashOf('one')).not.toBe(hashOf('two'))
  })

  it('chooses only what is offered, and leaves the state alone', () => {
    const game = gameFor(2)
    const policy = POLICIES[name](game, 'careful')
    const chance = seededChance('careful')
    const state = game.start()
    for (let waits = game.awaiting(state); waits.who !== 'nobody'; waits = game.awaiting(state)) {
      const moves = moveList()
      game.list(state, moves)
      const before = JSON.stringify({ state, moves })
      const move =
        waits.who === 'seat'
          ? policy.choose(state, moves, { iterations: 3 })
          : chance.answer(waits.request.request, moves)
      expect(JSON.stringify({ state, moves })).toBe(before)
      expect(game.moves(state)).toContain(move)
      game.play(state, move)
    }
  })
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
