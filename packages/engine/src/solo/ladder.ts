/** Tie-breaks: candidates compared rung by rung until one is left; then chance. */
import { at, num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push } from '../kernel/frames.ts'
import type { Draft } from '../kernel/way.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { BOT } from './seat.ts'
import { soloOf } from './state.ts'
import { candidateOf, isPlain } from './subjects.ts'
import type { RungName } from './trace.ts'

/** One tie-break; the highest value stays. */
export interface Rung {
  readonly rung: RungName
  readonly value: (draft: Draft, candidate: number) => number
}

const values: number[] = []

/**
 * solo-turn-8: keeps the best of each rung; what is still tied after the last is left to chance. The
 * next step finds the choice with `chosen`. `request` says what the candidates are.
 */
export function choose(
  draft: Draft,
  request: number,
  candidates: number[],
  rungs: readonly Rung[],
  clause: ClauseId,
): void {
  soloOf(draft).tied = candidates
  let by: RungName | 'only' = 'only'
  for (let index = 0; index < rungs.length && candidates.length > 1; index++) {
    const rung = at(rungs, index)
    const before = candidates.length
    keepBest(draft, request, candidates, rung, clause)
    if (candidates.length < before) by = rung.rung
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
  rung: Rung,
  clause: ClauseId,
): void {
  let best = -Infinity
  for (let index = 0; index < candidates.length; index++) {
    const value = rung.value(draft, num(candidates, index))
    values[index] = value
    if (value > best) best = value
  }
  if (draft.sink !== undefined)
    emit(draft, 'bot-compare', clause, BOT, NONE, {
      rung: rung.rung,
      of: candidates.map((candidate, index) => ({
        candidate: candidateOf(draft, request, candidate),
        value: num(values, index),
        stays: values[index] === best,
      })),
    })
  let kept = 0
  for (let index = 0; index < candidates.length; index++)
    if (values[index] === best) candidates[kept++] = num(candidates, index)
  candidates.length = kept
}

/** What the last comparison left, or NONE. */
export function chosen(draft: Draft): number {
  const { tied } = soloOf(draft)
  return tied.length === 0 ? NONE : num(tied, 0)
}
