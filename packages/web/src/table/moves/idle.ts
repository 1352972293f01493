/** Why there is nothing to be played now, in a sentence; undefined where there is. */
import type { Words } from '../../shared/language/words.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Snapshot } from '../../game/snapshot.ts'

export type Idle = Pick<
  Snapshot,
  'connection' | 'readOnly' | 'live' | 'isSubmitting' | 'computes' | 'awaitsOthers' | 'seat'
>

export function idleSentence(
  { web }: Words,
  say: Pick<GameText, 'seat'>,
  snapshot: Idle,
): string | undefined {
  const { connection, readOnly, live, isSubmitting, computes, awaitsOthers, seat } = snapshot
  if (readOnly) return readOnlySentence(web, connection)
  if (!live) return web.moves.past
  if (isSubmitting) return web.moves.underWay
  if (computes) return web.moves.computes(say.seat(seat))
  return awaitsOthers ? web.moves.awaits(say.seat(seat)) : undefined
}

function readOnlySentence(
  { loading, moves, tray, trouble }: Words['web'],
  connection: Idle['connection'],
) {
  switch (connection) {
    case 'elsewhere':
      return moves.readOnly
    case 'opening':
      return loading
    case 'paused':
      return moves.paused
    case 'ended':
      return tray.over
    case 'removed':
      return trouble.removed
    default:
      return moves.frozen
  }
}
