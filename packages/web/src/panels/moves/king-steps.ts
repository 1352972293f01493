/** The steps that a king action still has to take: none of them is a choice (`kingact-2`). */
import type { Snapshot } from '../../game/snapshot.ts'

type Seen = Pick<Snapshot, 'game' | 'legal' | 'pending' | 'seat' | 'state'>

/** As many climbs as it has points, or as there are spaces above. */
export function kingSteps({ game, legal, pending, seat, state }: Seen): readonly string[] {
  const now = pending.at(-1)
  if (!legal.has('climb') || now?.is !== 'spend') return []
  const above = game.rules.kingSpaces.length - 1 - (state.king[seat] ?? 0)
  return Array.from({ length: Math.min(now.points, above) }, () => 'climb')
}
