/** Reviews a finished or unfinished game: judges the turns of some seats. */
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { createEvaluation } from '../evaluation/evaluate.ts'
import type { Weights } from '../evaluation/weight-set.ts'
import type { Seed } from '../random.ts'
import { isChance, isOver } from '../search/rollout.ts'
import { createJudge } from './judge.ts'
import type { Depth, Judgement } from './judge.ts'
import type { EvaluationReason } from '../evaluation/reasons.ts'
import { verdictOn } from './verdict.ts'
import type { Verdict } from './verdict.ts'

export const DEPTHS = ['quick', 'thorough', 'deep'] as const
export type DepthName = (typeof DEPTHS)[number]

export const DEPTH: Readonly<Record<DepthName, Depth>> = {
  quick: { iterations: 1500, candidates: 6, simulations: 12 },
  thorough: { iterations: 4000, candidates: 8, simulations: 40 },
  deep: { iterations: 10_000, candidates: 16, simulations: 160 },
}

/** The review of one turn. All points are expected margins of the seat. */
export interface TurnReview {
  readonly seat: number
  readonly round: number
  readonly turn: number
  /** Index of its first entry in the line of the game; `to` is the index after its last. */
  readonly from: number
  readonly to: number
  /** Expected margin with the best play. */
  readonly before: number
  /** Expected margin after the moves that were played. */
  readonly after: number
  /** Standard deviation of the final result around the expected margin. */
  readonly spread: number
  /** Points lost by the decisions of the turn; `error` is the standard error. */
  readonly lost: number
  readonly error: number
  readonly verdict: Verdict
  /**
   * Points gained or lost by dice, draws and other seats since the seat's last turn, and by draws within
   * this one.
   */
  readonly luck: number
  /** The costliest decision of the turn: the index of its entry, and the better line in notation. */
  readonly better?: { readonly at: number; readonly moves: readonly string[] }
  /** The reasons why that line is better. */
  readonly reasons: readonly EvaluationReason[]
}

export interface ReviewRequest {
  /** Moves and chance answers, in order. */
  readonly line: readonly Move[]
  /** The seats to be judged. */
  readonly seats: readonly number[]
  /** Only turns that begin with this entry or later are judged. */
  readonly from?: number
  readonly depth: Depth
  readonly seed: Seed
  readonly weights?: Weights
}

interface Segment {
  readonly at: number
  readonly state: State
  readonly moves: Move[]
}

interface Turn {
  readonly seat: number
  readonly round: number
  readonly turn: number
  readonly from: number
  to: number
  readonly start: State
  /** The decisions between two chance answers. */
  readonly segments: Segment[]
}

/** Number of turns to judge (`of`), and of turns already judged. */
export interface ReviewProgress {
  readonly done: number
  readonly of: number
}

/**
 * Judges the turns of a game. Yields often, so that the caller can pause; the same request always gives the
 * same review.
 */
export function* reviewGame(
  game: Game,
  { line, seats, from: first = 0, depth, seed, weights }: ReviewRequest,
): Generator<ReviewProgress, readonly TurnReview[]> {
  const evaluation = createEvaluation(game, weights)
  const turns = turnsOf(game, line).filter(
    ({ seat, from }) => seats.includes(seat) && from >= first,
  )
  const reviews: TurnReview[] = []
  const last = new Map<number, number>()
  for (const turn of turns) {
    const judge = createJudge(game, `${seed} ${turn.from}`, evaluation, depth)
    const judged: (Judgement & { readonly at: number })[] = []
    for (const { at, state, moves } of turn.segments) {
      const judging = judge(state, turn.seat, moves)
      let step = judging.next()
      while (step.done !== true) {
        yield { done: reviews.length, of: turns.length }
        step = judging.next()
      }
      judged.push({ ...step.value, at })
    }
    const { spread } = evaluation.reliability(turn.start, turn.seat)
    const review = reviewOf(game, turn, judged, spread, last.get(turn.seat))
    if (review === undefined) continue
    reviews.push(review)
    last.set(turn.seat, review.after)
  }
  return reviews
}

function reviewOf(
  game: Game,
  { seat, round, turn, from, to }: Turn,
  judged: readonly (Judgement & { readonly at: number })[],
  spread: number,
  lastAfter: number | undefined,
): TurnReview | undefined {
  const [first] = judged
  const end = judged.at(-1)
  if (first === undefined || end === undefined) return undefined
  const lost = judged.reduce((sum, { best, played }) => sum + best - played, 0)
  const error = Math.sqrt(judged.reduce((sum, one) => sum + one.error ** 2, 0))
  // Chance answers within the turn.
  let luck = judged.reduce(
    (sum, { best }, index) => sum + (index === 0 ? 0 : best - (judged[index - 1]?.played ?? 0)),
    0,
  )
  if (lastAfter !== undefined) luck += first.best - lastAfter
  const [costliest] = judged.toSorted(
    (one, other) => other.best - other.played - (one.best - one.played),
  )
  const line = costliest?.line
  return {
    seat,
    round,
    turn,
    from,
    to,
    before: rounded(first.best),
    after: rounded(end.played),
    spread: rounded(spread),
    lost: rounded(lost),
    error: rounded(error),
    verdict: verdictOn({ before: end.played + lost, after: end.played, lost, error, spread }),
    luck: rounded(luck),
    ...(costliest === undefined || line === undefined
      ? {}
      : { better: { at: costliest.at, moves: line.map((move) => game.format(move)) } }),
    reasons: costliest?.reasons ?? [],
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function turnsOf(game: Game, line: readonly Move[]): readonly Turn[] {
  const state = game.start()
  const moves = moveList()
  const turns: Turn[] = []
  let turn: Turn | undefined
  let segment: Segment | undefined
  line.forEach((move, at) => {
    const waits = game.awaiting(state)
    if (turn !== undefined && isOver(state, turn.seat)) turn = undefined
    if (isChance(state)) segment = undefined
    else if (waits.who === 'seat' && state.active === waits.seat) {
      const { seat } = waits
      if (turn === undefined) {
        const start = game.clone(state)
        const { round, turn: number } = state
        turn = { seat, round, turn: number, from: at, to: at, start, segments: [] }
        turns.push(turn)
        segment = undefined
      }
      game.list(state, moves)
      if (segment === undefined && moves.count > 1) {
        segment = { at, state: game.clone(state), moves: [] }
        turn.segments.push(segment)
      }
      segment?.moves.push(move)
    }
    if (turn !== undefined) turn.to = at + 1
    game.play(state, move)
  })
  return turns
}
