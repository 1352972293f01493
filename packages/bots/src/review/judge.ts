/**
 * Judges the moves played from a position until the turn ended or chance answered. Simulations choose the
 * best line of a search; then that line and the played one are simulated again with the same fresh luck, so
 * that the choice does not bias the estimate.
 */
import { DIE, top, isOver } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Evaluation } from '../evaluation/evaluate.ts'
import { createRandomStream } from '../random.ts'
import type { Seed } from '../random.ts'
import { endsBelow } from '../search/line-ends.ts'
import { chosen } from '../search/look-ahead.ts'
import { fingerprint, fingerprintSeat } from '../search/fingerprint.ts'
import { createSearch } from '../search/search.ts'
import { createSimulation } from '../search/simulation.ts'
import type { Simulate } from '../search/simulation.ts'
import { reasonsBetween } from '../evaluation/reasons.ts'
import type { EvaluationReason } from '../evaluation/reasons.ts'

/** Effort per decision. */
export interface Depth {
  /** Iterations of the search that finds the lines. */
  readonly iterations: number
  /** Number of lines compared. */
  readonly candidates: number
  /** Number of simulations in each round of the comparison, and for the estimate. */
  readonly simulations: number
}

export interface Judgement {
  /** Expected margin of the best line. */
  readonly best: number
  /** Expected margin of the played moves. */
  readonly played: number
  /** Standard error of `best` − `played`. */
  readonly error: number
  /** The better line; undefined if the played one was best. */
  readonly line: readonly Move[] | undefined
  readonly reasons: readonly EvaluationReason[]
}

interface Line {
  readonly moves: readonly Move[]
  readonly state: State
  readonly results: number[]
}

const PER_DIE = 2
/** Iterations of a simulated turn. */
const TURN = { own: 60, others: 30, turns: 1 } as const
/** First random seed for the final estimate, so that it never reuses the luck of the comparison. */
const FRESH = 1_000_000

export type Judge = (
  state: State,
  seat: number,
  moves: readonly Move[],
) => Generator<undefined, Judgement>

export function createJudge(game: Game, seed: Seed, evaluation: Evaluation, depth: Depth): Judge {
  const simulate = createSimulation(game, seed, evaluation, TURN)

  const lineOf = (from: State, moves: readonly Move[]): Line => {
    const state = game.clone(from)
    for (const move of moves) game.play(state, move)
    return { moves, state, results: [] }
  }

  const result = ({ state }: Line, seat: number, number: number): number =>
    calibrated(game.clone(state), seat, number, simulate, evaluation)

  function* bestOf(lines: readonly Line[], seat: number): Generator<undefined, Line | undefined> {
    let left = lines
    while (left.length > 1) {
      const each = Math.max(1, Math.round(depth.simulations / left.length))
      for (const line of left)
        for (let done = 0; done < each; done++) {
          line.results.push(result(line, seat, line.results.length))
          yield
        }
      left = left
        .toSorted((one, other) => mean(other.results) - mean(one.results))
        .slice(0, Math.ceil(left.length / 2))
    }
    return left[0]
  }

  return function* judge(state, seat, moves) {
    const search = createSearch(game, createRandomStream(seed, 'review'), evaluation)
    search.begin(state, seat)
    for (let done = 0; done < depth.iterations; done++) {
      search.step()
      if (done % SLICE === 0) yield
    }
    const perMove = top(state).kind === DIE ? PER_DIE : depth.candidates
    const ends = chosen(endsBelow(search.root()), depth.candidates, perMove)
    const best = yield* bestOf(
      ends.map(({ moves: line }) => lineOf(state, line)),
      seat,
    )
    const own = lineOf(state, moves)
    const isBest = best === undefined || alike(best.state, own.state, seat)
    const bests: number[] = []
    const owns: number[] = []
    for (let done = 0; done < depth.simulations; done++) {
      owns.push(result(own, seat, FRESH + done))
      if (!isBest) bests.push(result(best, seat, FRESH + done))
      yield
    }
    const played = mean(owns)
    const lost = isBest ? 0 : mean(bests) - played
    // If the simulations rate the played line higher than the best line of the search, it counts as best.
    if (isBest || lost <= 0) return { best: played, played, error: 0, line: undefined, reasons: [] }
    return {
      best: played + lost,
      played,
      error: standardError(bests.map((one, at) => one - (owns[at] ?? 0))),
      line: best.moves,
      reasons: reasonsBetween(evaluation, seat, [best.state, own.state], lost),
    }
  }
}

const SLICE = 16

/** The result of a simulation from a position, without the bias of the evaluation at its end. */
function calibrated(
  state: State,
  seat: number,
  number: number,
  simulate: Simulate,
  evaluation: Evaluation,
): number {
  const margin = simulate(state, seat, number)
  return isOver(state) ? margin : margin - evaluation.reliability(state, seat).bias
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
}

const one = fingerprint()
const other = fingerprint()

function alike(first: State, second: State, seat: number): boolean {
  fingerprintSeat(openState(first), seat, one)
  fingerprintSeat(openState(second), seat, other)
  return one.high === other.high && one.low === other.low
}
