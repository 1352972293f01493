/** A hint that is kept in view: how far it is played, and whether it can still be. */
import type { Snapshot } from '../../game/snapshot.ts'

export interface Pinned {
  readonly seat: number
  /** How many moments there were when it was kept. */
  readonly after: number
  readonly moves: readonly string[]
}

export interface HintProgress {
  /** How many of its moves are played. */
  readonly played: number
  readonly next: string | undefined
  /** Something else was played, or the next move is not possible. */
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
