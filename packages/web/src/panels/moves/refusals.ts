import type { Refusal } from '@tiletum/engine'

/** Of the reasons against several moves, the one that says most: anything is better than "not now". */
export function plainestRefusal(
  moves: readonly string[],
  why: (move: string) => Refusal | undefined,
): Refusal | undefined {
  const refusals = moves.flatMap((move) => why(move) ?? [])
  return refusals.find(({ reason }) => !VAGUE.has(reason)) ?? refusals[0]
}

const VAGUE: ReadonlySet<string> = new Set(['not-now', 'no-such-part', 'other-action'])
