import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { describe, expect, it } from 'vitest'
import { adviceOf, searcherOf, POLICIES, seededChance, simulate } from '../src/index.ts'
import { createEvaluation } from '../src/evaluation/evaluate.ts'
import type { Evaluation } from '../src/evaluation/evaluate.ts'
import { randomBelow, createRandomStream } from '../src/random.ts'
import { endsBelow } from '../src/search/line-ends.ts'
import { fingerprint, fingerprintSeat } from '../src/search/fingerprint.ts'
import { isChance, isOver } from '../src/search/rollout.ts'
import { createSearch } from '../src/search/search.ts'
import { createSearchWorker } from '../src/search-worker.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)

function searched(state: GameState, iterations: number, seed = 'search') {
  const searcher = searcherOf('merchant', game, seed)
  searcher.begin(state, state.active, iterations)
  for (let done = 0; done < iterations; done++) searcher.step()
  return searcher
}

describe('the search', () => {
  const { state } = firstDecision(game)

  it('explains its choice: lines of legal moves, the best first, with visits and expected result', () => {
    const { move, iterations, lines, reasons } = searched(state, 400).result(3)
    expect(iterations).toBe(400)
    expect(lines).toHaveLength(3)
    expect(lines[0]?.moves[0]).toBe(move)
    for (const line of lines) {
      expect(line.visits).toBeGreaterThan(0)
      expect(line.expected).toBeLessThanOrEqual(lines[0]?.expected ?? 0)
      playable(game, state, line.moves)
    }
    const [first, second] = lines
    const difference = (first?.expected ?? 0) - (second?.expected ?? 0)
    // what is too little to be told is left out
    const sum = reasons.reduce((all, { points }) => all + points, 0)
    expect(reasons.length).toBeGreaterThan(0)
    expect(Math.abs(sum - difference)).toBeLessThan(4)
  })

  it.each([
    ['base', ['base', 'solo']],
    ['silver', ['base', 'solo', 'silver']],
  ] as const)('counts what the Cardinalbot has yet to score (%s)', (_, modules) => {
    const alone = compose({ modules, players: 1, difficulty: 'normal' }, content)
    const { state: start } = firstDecision(alone)
    const searcher = searcherOf('merchant', alone, 'calibrated')
    searcher.begin(start, start.active, 300)
    for (let done = 0; done < 300; done++) searcher.step()
    const { lines, spread } = searcher.result(1)
    // Its games end between heavy defeats and clear wins, never a hundred points ahead.
    expect(Math.abs(lines[0]?.expected ?? Infinity)).toBeLessThan(80)
    expect(spread).toBeGreaterThan(20)
  })

  it('says it in notation', () => {
    const advice = adviceOf(game, searched(state, 100).result(2))
    expect(advice.move).toMatch(/^die /)
    expect(advice.lines[0]?.moves[0]).toBe(advice.move)
  })

  it('finds the same for the same seed and number of iterations, and knows no clock', () => {
    const thought = () => searched(state, 150).result(5)
    expect(thought()).toEqual(thought())
    expect(searched(state, 150, 'other').result(5)).not.toEqual(thought())
  })

  it('leaves the position as it was', () => {
    const before = game.hash(state)
    searched(state, 50)
    expect(game.hash(state)).toBe(before)
  })

  it('finds the best of all lines of a turn and then stops by itself', () => {
    const near = nearTheEnd('known', 100)
    const seat = near.active
    const evaluation = createEvaluation(game)
    const search = createSearch(game, createRandomStream('known', 'search'), evaluation)
    search.begin(near, seat)
    let iterations = 0
    while (search.step() && iterations < 20_000) iterations++
    expect(iterations).toBeLessThan(20_000)
    expect(search.root().best).toBe(bestOfAll(near, seat, evaluation))
    const { moves } = endsBelow(search.root())[0] ?? { moves: [] }
    const end = game.clone(near)
    for (const move of moves) game.play(end, move)
    expect(evaluation.margin(end, seat)).toBe(search.root().best)
  })

  it('answers without a single iteration', () => {
    expect(game.moves(state)).toContain(searched(state, 0).result(1).move)
  })
})

/** The first position of a seat's turn with at least so many lines to its end, and not very many. */
function nearTheEnd(seed: string, least: number): GameState {
  const state = openState(game.start())
  const chance = seededChance(seed)
  const stream = createRandomStream(seed, 'near')
  const moves = moveList()
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') throw new Error('There is no such position')
    game.list(state, moves)
    if (waits.who === 'chance') {
      game.play(state, chance.answer(waits.request.request, moves, state))
      continue
    }
    const lines = state.active === waits.seat ? linesFrom(state, waits.seat, MANY) : MANY
    if (lines >= least && lines < MANY) return state
    game.play(state, moves.items[randomBelow(stream, moves.count)] as Move)
  }
}

const MANY = 1000

/** How many lines lead to the end of a turn, up to a number; where chance answers there are too many. */
function linesFrom(state: GameState, seat: number, most: number): number {
  if (isChance(state)) return most
  if (isOver(state, seat)) return 1
  let lines = 0
  for (const move of game.moves(state)) {
    const after = game.clone(state)
    game.play(after, move)
    lines += linesFrom(after, seat, most - lines)
    if (lines >= most) return most
  }
  return lines
}

function bestOfAll(state: GameState, seat: number, evaluation: Evaluation): number {
  if (isOver(state, seat)) return evaluation.margin(state, seat)
  return Math.max(
    ...game.moves(state).map((move) => {
      const after = game.clone(state)
      game.play(after, move)
      return bestOfAll(after, seat, evaluation)
    }),
  )
}

/** Plays a line as far as no chance comes between. */
function playable(of: Game, from: GameState, line: readonly Move[]): void {
  const state = of.clone(from)
  for (const move of line) {
    expect(of.moves(state)).toContain(move)
    of.play(state, move)
    if (of.awaiting(state).who !== 'seat') return
  }
}

it('positions that differ only in the order of what was done have one fingerprint', () => {
  const twoOrders = [
    ['buy food', 'buy iron'],
    ['buy iron', 'buy food'],
  ].map((texts) => {
    const { state } = firstDecision(game)
    const seat = state.seats[state.active]
    if (seat !== undefined) seat.resources[0] = 4
    for (const text of texts) game.play(state, game.parse(text) as Move)
    return printOf(state)
  })
  expect(twoOrders[0]).toEqual(twoOrders[1])
  expect(twoOrders[0]).not.toEqual(printOf(firstDecision(game).state))
})

it('points that wait for an action tell positions apart', () => {
  const { state } = firstDecision(game)
  const before = printOf(state)
  state.pointsWaiting = 2
  expect(printOf(state)).not.toEqual(before)
})

it('the storehouse is looked at without its order', () => {
  const { state } = firstDecision(game)
  const seat = state.seats[0]
  if (seat === undefined) throw new Error('Nobody sits there')
  seat.storehouse = [1, 2, -1, -1]
  const one = printOf(state)
  seat.storehouse = [2, -1, 1, -1]
  expect(printOf(state)).toEqual(one)
  seat.storehouse = [2, -1, 2, -1]
  expect(printOf(state)).not.toEqual(one)
})

function printOf(state: GameState) {
  const print = fingerprint()
  fingerprintSeat(state, 0, print)
  return print
}

it('more thought makes more points', () => {
  const mean = (iterations: number): number => {
    const all = [
      ...simulate({
        game,
        bots: ['merchant', 'random'],
        games: 4,
        seed: 'x',
        budget: { iterations },
      }),
    ]
    const own = ({ players, scores }: (typeof all)[number]) => scores[players.indexOf(0)] ?? 0
    return all.reduce((sum, played) => sum + own(played), 0) / all.length
  }
  expect(mean(60)).toBeGreaterThan(mean(1) + 20)
})

describe('a search worker', () => {
  const { state } = firstDecision(game)
  const request = { config: game.config, state, seed: 'thread' }

  it('advises as plain data, the same for the same seed', async () => {
    const think = () =>
      createSearchWorker(content).think({
        ...request,
        policy: 'merchant',
        iterations: 60,
        lines: 2,
      })
    const advice = await think()
    expect(advice.iterations).toBe(60)
    expect(advice.lines).toHaveLength(2)
    expect(structuredClone(advice)).toEqual(await think())
  })

  it('is stopped in the middle of an endless thought', async () => {
    const searchWorker = createSearchWorker(content)
    const thinking = searchWorker.think({ ...request, policy: 'master', iterations: Infinity })
    setTimeout(() => {
      searchWorker.stop()
    }, 30)
    const { move, iterations } = await thinking
    expect(iterations).toBeGreaterThan(0)
    expect(game.moves(state)).toContain(game.parse(move))
  })

  it('plays a turn alike whether it thought all along or was started in the middle of it', async () => {
    const turn = { ...request, policy: 'merchant', iterations: 40 } as const
    const all = createSearchWorker(content)
    const first = await all.think({ ...turn, earlier: [] })
    const later = game.clone(state)
    game.play(later, game.parse(first.move) as Move)
    const second = { ...turn, state: later, earlier: [state] }
    const onGoing = await all.think(second)
    expect(await createSearchWorker(content).think(second)).toEqual(onGoing)
    expect(await all.think({ ...turn, earlier: [] })).toEqual(first)
  })

  it('tells how far it is', async () => {
    const told: number[] = []
    const { iterations } = await createSearchWorker(content).think(
      { ...request, policy: 'merchant', iterations: 2000 },
      (done) => told.push(done),
    )
    expect(iterations).toBe(2000)
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  })

  it('speaks for players that do not search, too', async () => {
    const advice = await createSearchWorker(content).think({ ...request, policy: 'greedy' })
    expect(advice.lines).toEqual([])
    expect(game.moves(state)).toContain(game.parse(advice.move))
  })
})

it('a level explains what it chose last', () => {
  const { state, moves } = firstDecision(game)
  const policy = POLICIES.merchant(game, 'explain')
  expect(policy.explain?.(1)).toBeUndefined()
  const move = policy.choose(state, moves, { iterations: 20 })
  expect(policy.explain?.(1)?.move).toBe(move)
})

it('goes on with what it knows through a turn, and begins anew after it', () => {
  const { state } = firstDecision(game)
  const searcher = searcherOf('merchant', game, 'through')
  const chance = seededChance('through')
  const moves = moveList()
  const seat = state.active
  while (state.active === seat) {
    game.list(state, moves)
    const waits = game.awaiting(state)
    if (waits.who === 'chance') {
      game.play(state, chance.answer(waits.request.request, moves, state))
      continue
    }
    searcher.begin(state, seat, 10)
    for (let done = 0; done < 10; done++) searcher.step()
    const { move } = searcher.result(0)
    expect(game.moves(state)).toContain(move)
    game.play(state, move)
  }
})
