/** What chance may bring, and how likely. Piles are multisets, so this is exact. */
import { NONE } from '../state.ts'
import { at } from './at.ts'
import { CHANCE } from './frames.ts'
import type { Move } from './move.ts'
import { format } from './notation.ts'
import type { Draft } from './way.ts'

export interface Odds {
  readonly answer: Move
  readonly notation: string
  readonly probability: number
}

/** The odds of the next answer to a request, also while nobody asks it: the next bonus tile, say. */
export function oddsOf(draft: Draft, request: string): Odds[] {
  const { rules } = draft
  const of = rules.chances.findIndex(({ name }) => name === request)
  if (of < 0) throw new Error(`Chance is never asked for ${request}`)
  const rule = at(rules.chances, of)
  const frame = { kind: CHANCE, seat: NONE, of, left: 1, flag: 0, source: NONE }
  const answers: Move[] = []
  rule.candidates(draft, frame, answers)
  const weights = answers.map((answer) => rule.weight(draft, frame, answer))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return answers.map((answer, index) => ({
    answer,
    notation: format(rules, answer),
    probability: at(weights, index) / total,
  }))
}
