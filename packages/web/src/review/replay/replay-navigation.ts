/** Where the buttons of the replay lead: moments, turns, rounds; the set-up is one chapter. */
import { turnAt } from '../../game/timeline/turns.ts'
import type { Turn } from '../../game/timeline/turns.ts'

type Bounds = Pick<Turn, 'start' | 'round'>

/** One moment on or back; the set-up is passed in one step. */
export function momentFrom(turns: readonly Bounds[], shown: number, by: 1 | -1): number {
  const first = turns[1]?.start ?? shown + by
  if (by > 0) return shown < first ? first : shown + 1
  return shown <= first ? 0 : shown - 1
}

/** The beginning of the next turn; back within a turn, its own beginning first. */
export function turnFrom(turns: readonly Turn[], shown: number, by: 1 | -1, total: number): number {
  const index = turnAt(turns, shown)
  const within = by < 0 && shown > (turns[index]?.start ?? 0)
  return turns[within ? index : index + by]?.start ?? (by < 0 ? 0 : total)
}

/** The first turn of the next round; back within a round, its own first turn. */
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
