/** Targets of the replay buttons: moments, turns, rounds; the set-up counts as one step. */
import { turnAt } from '../../game/timeline/turns.ts'
import type { Turn } from '../../game/timeline/turns.ts'

type Bounds = Pick<Turn, 'start' | 'round'>

/** One moment forward or back; the set-up is passed in one step. */
export function momentFrom(turns: readonly Bounds[], shown: number, by: 1 | -1): number {
  const first = turns[1]?.start ?? shown + by
  if (by > 0) return shown < first ? first : shown + 1
  return shown <= first ? 0 : shown - 1
}

/** The beginning of the next turn; backwards, first the beginning of the present turn. */
export function turnFrom(turns: readonly Turn[], shown: number, by: 1 | -1, total: number): number {
  const index = turnAt(turns, shown)
  const within = by < 0 && shown > (turns[index]?.start ?? 0)
  return turns[within ? index : index + by]?.start ?? (by < 0 ? 0 : total)
}

/** The first turn of the next round; backwards, first that of the present round. */
export function roundFrom(
  turns: readonly Bounds[],
  shown: number,
  by: 1 | -1,
  total: number,
): number {
  const starts = turns.flatMap(({ start, round }, index) =>
    index === 0 || turns[index - 1]?.round !== round ? [start] : [],
  )
  return by > 0
    ? (starts.find((start) => start > shown) ?? total)
    : (starts.findLast((start) => start < shown) ?? 0)
}
