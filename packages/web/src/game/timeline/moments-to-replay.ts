/** What others did since a seat's last turn, as a short series of moments. */
import { CHANCE } from '../host/host.ts'
import type { Moment } from './moment.ts'
import { turnsUntil } from './turns.ts'

/** Maximum length of a replay; nobody watches a longer one. */
const MOST_LOOKS = 24

/**
 * Returns numbers of moments in order: how the seat left the table, then each move of another seat
 * with its chance answers. The last one is `until`.
 */
export function momentsToReplay(
  moments: readonly Moment[],
  seat: number,
  until: number,
): readonly number[] {
  const last = turnsUntil(moments, until).findLast((turn) => turn.seat === seat && turn.over)
  if (last === undefined) return []
  const looks: number[] = []
  for (let count = last.end + 1; count <= until; count++) {
    const settled = count === until || moments[count]?.by !== CHANCE
    if (settled && (moments[count - 1]?.events.length ?? 0) > 0) looks.push(count)
  }
  if (looks.length === 0) return []
  return [last.end, ...thinned(looks)]
}

function thinned(looks: readonly number[]): readonly number[] {
  const each = Math.ceil(looks.length / MOST_LOOKS)
  return looks.filter((_, index) => (looks.length - 1 - index) % each === 0)
}
