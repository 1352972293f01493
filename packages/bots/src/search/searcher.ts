/**
 * Chooses the moves of a seat: a search over its turn and, if it looks ahead, simulations of the following
 * turns. It works step by step, so that the caller can pause, report progress or stop.
 */
import type { Game, Move, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import type { Evaluation } from '../evaluation/evaluate.ts'
import { reasonsBetween } from '../evaluation/reasons.ts'
import type { EvaluationReason } from '../evaluation/reasons.ts'
import { createRandomStream } from '../random.ts'
import type { Seed } from '../random.ts'
import { createLookAhead } from './look-ahead.ts'
import type { LookAheadSettings } from './look-ahead.ts'
import { createSearch } from './search.ts'
import type { SearchSettings } from './search.ts'
import { lineFrom, mostPromising } from './tree.ts'
import type { SearchResult } from './result.ts'

export interface SearcherSettings {
  /** Iterations per decision if no other number is given. */
  readonly iterations: number
  readonly search?: SearchSettings
  readonly lookAhead?: LookAheadSettings & {
    /** The share of the iterations that goes into the look-ahead. */
    readonly share: number
  }
}

export interface Searcher {
  /** Starts at a position. Knowledge from earlier in the turn is kept. */
  begin(state: State, seat: number, iterations?: number): void
  /** Does the next piece of work. Returns the iterations it took, or 0 when nothing more can be found. */
  step(): number
  /** The best lines so far. */
  result(lines: number): SearchResult
}

export function createSearcher(
  game: Game,
  seed: Seed,
  evaluation: Evaluation,
  { iterations: own, search: settings, lookAhead: ahead }: SearcherSettings,
): Searcher {
  const search = createSearch(game, createRandomStream(seed, 'search'), evaluation, settings)
  const lookAhead = ahead && createLookAhead(game, seed, evaluation, ahead)
  const share = ahead?.share ?? 0
  let start: GameState | undefined
  let who = 0
  let spent = 0
  /** With unlimited iterations the budget is doubled each time it is used up. */
  let endless = false
  let granted = 0
  let searching = 0
  let worthwhile = false
  let isAhead = false

  function grant(iterations: number): void {
    granted = iterations
    worthwhile = lookAhead !== undefined && iterations * share >= lookAhead.least
    searching = worthwhile ? Math.ceil(iterations * (1 - share)) : iterations
    isAhead = false
  }

  function weighed(): readonly Weighed[] {
    const root = search.root()
    const all = root.moves.flatMap((move, index): readonly Weighed[] => {
      const child = root.children[index]
      if (child === undefined || child.visits === 0) return []
      const visits = root.entered[index] ?? 0
      return [{ move, moves: lineFrom(root, index), worth: child.best, visits }]
    })
    const tried = all.toSorted((one, other) => other.worth - one.worth)
    if (!isAhead) return tried
    const compared = new Map<Move, Weighed>()
    for (const { moves, worth, simulations } of lookAhead?.candidates() ?? []) {
      const [move] = moves
      if (move === undefined || compared.has(move) || simulations === 0) continue
      const visits = tried.find((one) => one.move === move)?.visits ?? 0
      compared.set(move, { move, moves, worth, visits })
    }
    return compared.size === 0 ? tried : [...compared.values()]
  }

  function think(): number {
    if (start === undefined) return 0
    if (searching > 0) {
      searching--
      if (search.step()) return 1
      searching = 0
    }
    if (lookAhead === undefined || !worthwhile) return 0
    if (!isAhead) lookAhead.begin(start, who, search.root(), granted * share)
    isAhead = true
    return lookAhead.step()
  }

  function endOf(from: GameState, { moves }: Weighed): GameState {
    const state = game.clone(from)
    for (const move of moves) game.play(state, move)
    return state
  }

  /** Reasons why the first line is better than the second. */
  function reasons([first, second]: readonly Weighed[]): readonly EvaluationReason[] {
    if (start === undefined || first === undefined || second === undefined) return []
    const ends = [endOf(start, first), endOf(start, second)] as const
    return reasonsBetween(evaluation, who, ends, first.worth - second.worth)
  }

  return {
    begin(given, seat, iterations = own) {
      const state = openState(given)
      start = state
      who = seat
      spent = 0
      endless = iterations === Infinity
      search.begin(state, seat)
      grant(endless ? own : iterations)
    },
    step() {
      let iterations = think()
      if (iterations === 0 && endless) {
        grant(2 * granted)
        iterations = think()
      }
      spent += iterations
      return iterations
    },
    result(count) {
      const all = weighed()
      const { bias, spread } =
        start === undefined ? { bias: 0, spread: 0 } : evaluation.reliability(start, who)
      return {
        move: all[0]?.move ?? mostPromising(search.root()),
        iterations: spent,
        spread,
        reasons: count < 2 ? [] : reasons(all),
        lines: all
          .slice(0, count)
          .map(({ moves, visits, worth }) => ({ moves, visits, expected: worth - bias })),
      }
    },
  }
}

interface Weighed {
  readonly move: Move
  readonly moves: readonly Move[]
  readonly worth: number
  readonly visits: number
}
