import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { describe, expect, it } from 'vitest'
import { createEvaluation, createSearcher, createRandomStream, seededChance } from '../src/index.ts'
import { endsBelow } from '../src/search/line-ends.ts'
import { createLookAhead } from '../src/search/look-ahead.ts'
import { isOver } from '../src/search/rollout.ts'
import { createSearch } from '../src/search/search.ts'
import { createSimulation } from '../src/search/simulation.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const evaluation = createEvaluation(game)
const SETTINGS = {
  candidates: 4,
  perDie: 1,
  within: 40,
  own: 5,
  others: 3,
  turns: 1,
  belief: 2,
}
const EACH = SETTINGS.own + SETTINGS.others

function searched(state: GameState, iterations: number) {
  const search = createSearch(game, createRandomStream('ends', 'search'), evaluation)
  search.begin(state, state.active)
  for (let done = 0; done < iterations; done++) search.step()
  return search
}

/** Plays the moves as far as chance does not come between; true if the turn is over then. */
function played(from: GameState, moves: readonly Move[]): GameState {
  const state = game.clone(from)
  for (const move of moves) {
    expect(game.moves(state)).toContain(move)
    game.play(state, move)
  }
  return state
}

describe('the ends of a search', () => {
  const { state } = firstDecision(game)

  it('are ends of the turn or answers of chance, each once, the best first', () => {
    const ends = endsBelow(searched(state, 600).root())
    expect(ends.length).toBeGreaterThan(10)
    for (const { moves } of ends) {
      const end = played(state, moves)
      expect(isOver(end, state.active) || game.awaiting(end).who === 'chance').toBe(true)
    }
    const values = ends.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(new Set(ends.map(({ node }) => node)).size).toBe(ends.length)
  })

  it('a plan is a line of legal moves', () => {
    const plan = searched(state, 30).plan()
    expect(plan.length).toBeGreaterThan(2)
    played(state, plan)
  })
})

describe('a simulation', () => {
  const { state } = firstDecision(game)
  const simulate = createSimulation(game, 'luck', evaluation, { own: 5, others: 3, turns: 1 })
  const endOfTurn = played(state, endsBelow(searched(state, 400).root())[0]?.moves ?? [])

  it('ends after the seat has had its next turn', () => {
    const after = game.clone(endOfTurn)
    simulate(after, state.active, 0)
    expect(after.seats[state.active]?.dice).toHaveLength(2)
    expect(isOver(after, state.active)).toBe(true)
  })

  it('has the same luck for the same number, whatever was simulated before', () => {
    const result = (number: number) => simulate(game.clone(endOfTurn), state.active, number)
    const first = result(0)
    const other = result(1)
    expect(result(0)).toBe(first)
    expect(other).not.toBe(first)
  })

  it('ends with the game', () => {
    const late = nearTheEnd()
    const seat = late.active
    const after = game.clone(late)
    createSimulation(game, 'end', evaluation, { own: 3, others: 3, turns: 5 })(after, seat, 0)
    expect(game.awaiting(after)).toEqual({ who: 'nobody' })
  })
})

/** The last choice of a die but one. */
function nearTheEnd(): GameState {
  const state = openState(game.start())
  const chance = seededChance('late')
  const moves = moveList()
  for (;;) {
    const waits = game.awaiting(state)
    game.list(state, moves)
    if (waits.who === 'nobody') throw new Error('The game is over')
    if (waits.who === 'seat' && state.round === 4 && state.turn === 3) return state
    game.play(
      state,
      waits.who === 'chance'
        ? chance.answer(waits.request.request, moves, state)
        : (moves.items[moves.count - 1] as Move),
    )
  }
}

describe('looking ahead', () => {
  const { state } = firstDecision(game)
  const root = searched(state, 1600).root()

  function looked(steps: number, iterations: number) {
    const ahead = createLookAhead(game, 'ahead', evaluation, SETTINGS)
    ahead.begin(state, state.active, root, iterations)
    let spent = 0
    for (let step = 0; step < steps; step++) spent += ahead.step()
    return { spent, candidates: ahead.candidates() }
  }

  it('gives the better half more simulations, round by round', () => {
    // four lines: two rounds of eight simulations
    const { candidates, spent } = looked(100, 16 * EACH)
    expect(spent).toBe(16 * EACH)
    expect(
      candidates.map(({ simulations }) => simulations).toSorted((one, other) => one - other),
    ).toEqual([2, 2, 6, 6])
  })

  it('simulates no line again at a later decision that had its share', () => {
    const ahead = createLookAhead(game, 'ahead', evaluation, SETTINGS)
    const spent = (): number => {
      ahead.begin(state, state.active, root, 16 * EACH)
      let all = 0
      for (let more = ahead.step(); more > 0; more = ahead.step()) all += more
      return all
    }
    expect(spent()).toBe(16 * EACH)
    // only another half may be the better one now
    expect(spent()).toBeLessThanOrEqual(8 * EACH)
  })

  it('leaves aside what promises much less than the best line', () => {
    const values = looked(0, EACH).candidates.map(({ value }) => value)
    const [best = 0, second = 0] = values
    const ahead = createLookAhead(game, 'ahead', evaluation, {
      ...SETTINGS,
      within: (best - second) * 1.001,
    })
    ahead.begin(state, state.active, root, EACH)
    expect(ahead.candidates().map(({ value }) => value)).toEqual([best, second])
  })

  it('compares lines with different dice', () => {
    const { candidates } = looked(0, EACH)
    expect(new Set(candidates.map(({ moves }) => moves[0])).size).toBe(SETTINGS.candidates)
  })

  it('is worth what the search expects as long as nothing is simulated', () => {
    for (const { worth, value } of looked(0, EACH).candidates) expect(worth).toBe(value)
    const moved = looked(16, 16 * EACH).candidates
    expect(moved.some(({ worth, value }) => worth !== value)).toBe(true)
  })
})

it('a searcher that looks ahead keeps to its iterations, and thinks the same again', () => {
  const { state } = firstDecision(game)
  const thought = () => {
    const searcher = createSearcher(game, 'mind', evaluation, {
      iterations: 500,
      lookAhead: { ...SETTINGS, share: 0.4 },
    })
    searcher.begin(state, state.active)
    let spent = 0
    for (let more = searcher.step(); more > 0; more = searcher.step()) spent += more
    expect(spent).toBeGreaterThan(400)
    expect(spent).toBeLessThanOrEqual(500)
    return searcher.result(4)
  }
  const one = thought()
  expect(one).toEqual(thought())
  expect(one.lines[0]?.moves[0]).toBe(one.move)
})
