import type { Refusal } from '@tiletum/engine'
import type { HelpTopic } from '../../game/help-topics.ts'

/** Of the reasons against several moves, the one that says most: anything is better than "not now". */
export function plainestRefusal(
  moves: readonly string[],
  why: (move: string) => Refusal | undefined,
): Refusal | undefined {
  const refusals = moves.flatMap((move) => why(move) ?? [])
  return refusals.find(({ reason }) => !VAGUE.has(reason)) ?? refusals[0]
}

const VAGUE: ReadonlySet<string> = new Set(['not-now', 'no-such-part', 'other-action'])

/** Why nothing can be done with a thing: by the refusal of its moves, or by what it is for. */
export function answerTo(
  refusal: Refusal | undefined,
  about: HelpTopic | undefined,
): Refusal | HelpTopic | undefined {
  // Of a tile that nobody has, any one of its kind would be named.
  return about !== undefined && (refusal === undefined || refusal.reason === 'not-in-storehouse')
    ? about
    : refusal
}
