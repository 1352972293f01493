/** Compares candidates tie-breaker by tie-breaker until one is left; then chance decides. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { candidateOf, isPlain } from './tie-candidates.ts'
import type { TieBreakerName } from './trace.ts'

/**
 * A tie-breaker: candidates with the highest value stay. `told` is the value to trace where that is a
 * different number.
 */
export interface TieBreaker {
  readonly tieBreaker: TieBreakerName
  readonly value: (draft: Draft, candidate: number) => number
  readonly told?: (draft: Draft, candidate: number) => number
}

const values: number[] = []

/**
 * solo-turn-8: Keeps the best candidates of each tie-breaker; a tie after the last one is left to chance.
 * The next step reads the choice with `chosen`. `request` says what the candidates are. Changes
 * `candidates`.
 */
export function choose(
  draft: Draft,
  request: number,
  candidates: number[],
  tieBreakers: readonly TieBreaker[],
  clause: ClauseId,
): void {
  soloOf(draft).tied = candidates
  let by: TieBreakerName | 'only' = 'only'
  for (let index = 0; index < tieBreakers.length && candidates.length > 1; index++) {
    const tieBreaker = at(tieBreakers, index)
    const before = candidates.length
    keepBest(draft, request, candidates, tieBreaker, clause)
    if (candidates.length < before) by = tieBreaker.tieBreaker
  }
  if (candidates.length > 1) {
    if (draft.sink !== undefined)
      emit(draft, 'bot-tie', 'solo-turn-8', BOT, NONE, {
        of: candidates.map((candidate) => candidateOf(draft, request, candidate)),
      })
    push(draft.state, CHANCE, NONE, request, 1)
  } else if (
    candidates.length === 1 &&
    draft.sink !== undefined &&
    !(by === 'only' && isPlain(draft, request))
  )
    emit(draft, 'bot-choice', clause, BOT, NONE, {
      choice: candidateOf(draft, request, num(candidates, 0)),
      by,
    })
}

function keepBest(
  draft: Draft,
  request: number,
  candidates: number[],
  tieBreaker: TieBreaker,
  clause: ClauseId,
): void {
  let best = -Infinity
  for (let index = 0; index < candidates.length; index++) {
    const value = tieBreaker.value(draft, num(candidates, index))
    values[index] = value
    best = Math.max(best, value)
  }
  if (draft.sink !== undefined)
    emit(draft, 'bot-compare', clause, BOT, NONE, {
      tieBreaker: tieBreaker.tieBreaker,
      of: candidates.map((candidate, index) => ({
        candidate: candidateOf(draft, request, candidate),
        value: tieBreaker.told?.(draft, candidate) ?? num(values, index),
        stays: values[index] === best,
      })),
    })
  let kept = 0
  for (let index = 0; index < candidates.length; index++)
    if (values[index] === best) candidates[kept++] = num(candidates, index)
  candidates.length = kept
}

/** The candidate that the last comparison chose, or NONE if there was no candidate. */
export function chosen(draft: Draft): number {
  const { tied } = soloOf(draft)
  return tied.length === 0 ? NONE : num(tied, 0)
}
