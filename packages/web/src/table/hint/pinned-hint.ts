/** The progress of a pinned hint: how much of it is played, and whether it still can be. */
import type { Snapshot } from '../../game/snapshot.ts'

export interface Pinned {
  readonly seat: number
  /** Number of moments when the hint was pinned. */
  readonly after: number
  readonly moves: readonly string[]
}

export interface HintProgress {
  /** Number of its moves that are played. */
  readonly played: number
  readonly next: string | undefined
  /** True if something else was played, or the next move is not possible. */
  readonly broken: boolean
}

type Seen = Pick<Snapshot, 'moments' | 'legal'>

export function progressOf({ seat, after, moves }: Pinned, { moments, legal }: Seen): HintProgress {
  const own = moments.slice(after).filter(({ by }) => by === seat)
  const played = own.findIndex(({ notation }, index) => notation !== moves[index])
  const far = played < 0 ? own.length : played
  const next = moves[far]
  const strayed = played >= 0 && played < moves.length
  return {
    played: Math.min(far, moves.length),
    next,
    broken: strayed || (next !== undefined && !legal.has(next)),
  }
}
