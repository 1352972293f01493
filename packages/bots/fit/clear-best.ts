/** Whether one die is clearly the best of a turn: a deep search, and simulations under the same luck. */
import { DIE, top } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { createEvaluation } from '../src/evaluation/evaluate.ts'
import { dieIn } from '../src/puzzles/die.ts'
import { createRandomStream } from '../src/random.ts'
import { endsBelow } from '../src/search/line-ends.ts'
import { chosen } from '../src/search/look-ahead.ts'
import { createSearch } from '../src/search/search.ts'
import { createSimulation } from '../src/search/simulation.ts'

export interface ClearBest {
  readonly moves: readonly Move[]
  readonly die: string
  readonly gap: number
  readonly error: number
}

export interface Clarity {
  readonly iterations: number
  readonly simulations: number
  /** Points between the best die and any other, and how many standard errors that must be. */
  readonly gap: number
  readonly errors: number
}

interface Candidate {
  readonly die: string
  readonly moves: readonly Move[]
  readonly worth: number
}

const TURN = { own: 60, others: 30, turns: 1 } as const
const PER_DIE = 2
/** First looks under other luck choose the line of each die, so that the choice flatters nobody. */
const FIRST_LOOKS = 8
const FRESH = 1_000_000

export function clearBest(
  game: Game,
  state: State,
  seat: number,
  seed: string,
  clarity: Clarity,
): ClearBest | undefined {
  if (top(state).kind !== DIE) return undefined
  const evaluation = createEvaluation(game)
  const search = createSearch(game, createRandomStream(seed, 'puzzle'), evaluation)
  search.begin(state, seat)
  for (let done = 0; done < clarity.iterations; done++) search.step()
  const simulate = createSimulation(game, seed, evaluation, TURN)
  const endOf = (moves: readonly Move[]): State => {
    const end = game.clone(state)
    for (const move of moves) game.play(end, move)
    return end
  }
  const results = (end: State, first: number, count: number): readonly number[] =>
    Array.from({ length: count }, (_, number) => simulate(game.clone(end), seat, first + number))
  const byDie = new Map<string, Candidate>()
  for (const { moves } of chosen(endsBelow(search.root()), Infinity, PER_DIE)) {
    const die = dieIn(
      game,
      moves.map((move) => game.format(move)),
    )
    if (die === undefined) continue
    const worth = mean(results(endOf(moves), 0, FIRST_LOOKS))
    if (worth > (byDie.get(die)?.worth ?? -Infinity)) byDie.set(die, { die, moves, worth })
  }
  const [best, ...others] = [...byDie.values()].toSorted((one, other) => other.worth - one.worth)
  const [second] = others
  if (best === undefined || second === undefined || best.worth - second.worth < clarity.gap)
    return undefined
  const bests = results(endOf(best.moves), FRESH, clarity.simulations)
  let closest: { readonly gap: number; readonly error: number } | undefined
  for (const { moves } of others) {
    const gaps = results(endOf(moves), FRESH, clarity.simulations).map(
      (one, at) => (bests[at] ?? 0) - one,
    )
    const gap = mean(gaps)
    const error = standardError(gaps)
    if (gap < clarity.gap || gap < clarity.errors * error) return undefined
    if (closest === undefined || gap < closest.gap) closest = { gap, error }
  }
  return closest && { die: best.die, moves: best.moves, ...closest }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
}
