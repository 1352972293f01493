/**
 * The probabilities of the possible answers of chance. They are exact, because a face-down pile is
 * stored as the tiles left in it.
 */
import { NONE } from '../state.ts'
import { at, num, sum } from './checked-index.ts'
import { CHANCE, top } from './frames.ts'
import { moveList, movesOf } from './move.ts'
import type { Move } from './move.ts'
import { format } from './notation.ts'
import type { Draft } from './extension-points.ts'

export interface Odds {
  readonly answer: Move
  readonly notation: string
  readonly probability: number
}

/**
 * Returns the odds of the next answer to a request, even while it isn't pending: those of the next
 * bonus tile, for example.
 */
export function oddsOf(draft: Draft, request: string): Odds[] {
  const { rules } = draft
  const of = rules.chances.findIndex(({ name }) => name === request)
  if (of < 0) throw new Error(`Chance is never asked for ${request}`)
  const rule = at(rules.chances, of)
  const asked = top(draft.state)
  const frame =
    asked.kind === CHANCE && asked.of === of
      ? asked
      : { kind: CHANCE, seat: NONE, of, left: 1, flag: 0, source: NONE }
  const list = moveList()
  rule.candidates(draft, frame, list)
  const weights = Array.from(list.weights.subarray(0, list.count))
  const total = sum(weights)
  return movesOf(list).map((answer, index) => ({
    answer,
    notation: format(rules, answer),
    probability: num(weights, index) / total,
  }))
}
