/** Goes through a finished or unfinished game and judges the turns of seats. */
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { createEvaluation } from '../evaluation/evaluate.ts'
import type { Weights } from '../evaluation/weight-set.ts'
import type { Seed } from '../random.ts'
import { isChance, isOver } from '../search/rollout.ts'
import { createJudge } from './judge.ts'
import type { Depth, Judgement } from './judge.ts'
import type { Reason } from '../evaluation/reasons.ts'
import { verdictOn } from './verdict.ts'
import type { Verdict } from './verdict.ts'

export const DEPTHS = ['quick', 'thorough', 'deep'] as const
export type DepthName = (typeof DEPTHS)[number]

export const DEPTH: Readonly<Record<DepthName, Depth>> = {
  quick: { iterations: 1500, candidates: 6, simulations: 12 },
  thorough: { iterations: 4000, candidates: 8, simulations: 40 },
  deep: { iterations: 10_000, candidates: 16, simulations: 160 },
}

/** One turn of a seat, judged. All points are by how much the seat is expected to win. */
export interface TurnReview {
  readonly seat: number
  readonly round: number
  readonly turn: number
  /** Its first entry in the line of the game, and the one after its last. */
  readonly from: number
  readonly to: number
  /** What could be expected with the best play, and what after what was played. */
  readonly before: number
  readonly after: number
  /** How far the game may end from either, two times in three. */
  readonly spread: number
  /** What the decisions of the turn cost, and how far that may be off (standard error). */
  readonly lost: number
  readonly error: number
  readonly verdict: Verdict
  /** What dice, draws and the others brought since the seat's turn before, and draws within this one. */
  readonly luck: number
  /** Where the costliest decision of the turn began, and the better line from there, in notation. */
  readonly better?: { readonly at: number; readonly moves: readonly string[] }
  /** Why it is better. */
  readonly reasons: readonly Reason[]
}

export interface ReviewRequest {
  /** Moves and answers of chance, in their order. */
  readonly line: readonly Move[]
  /** Whose turns are judged. */
  readonly seats: readonly number[]
  /** Only turns that begin there or later. */
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
  /** What was decided between two answers of chance. */
  readonly segments: Segment[]
}

/** How many turns there are to judge, and how many are judged. */
export interface ReviewProgress {
  readonly done: number
  readonly of: number
}

/** Yields often, so that whoever runs it can pause; the same request, the same review. */
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
  // what came up within the turn
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
