/** The steps that a king action still has to take: none of them is a choice (`kingact-2`). */
import { seatFacts } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'

type Seen = Pick<Snapshot, 'game' | 'legal' | 'pending' | 'seat' | 'state'>

/** As many climbs as it has points, or as there are spaces above. */
export function kingSteps({ game, legal, pending, seat, state }: Seen): readonly string[] {
  const now = pending.at(-1)
  if (!legal.has('climb') || now?.is !== 'spend') return []
  const { kingAbove } = seatFacts(game.rules, state, seat)
  return Array.from({ length: Math.min(now.points, kingAbove.length) }, () => 'climb')
}
