/** The steps that a king action still has to take: none of them is a choice (`kingact-2`). */
import { pendingOf, seatFacts } from '@tiletum/engine'
import type { Move } from '@tiletum/engine'
import { movesNamed } from '../try-moves.ts'
import type { GamePosition } from './sequences.ts'

/** As many climbs as it has points, or as there are spaces above. */
export function kingSteps({ game, state }: GamePosition): readonly Move[] {
  const now = pendingOf(game.rules, state).at(-1)
  const [climb] = movesNamed(game, ['climb'])
  if (climb === undefined || now?.is !== 'spend' || game.why(state, climb) !== undefined) return []
  const { kingAbove } = seatFacts(game.rules, state, now.seat)
  return Array.from({ length: Math.min(now.points, kingAbove.length) }, () => climb)
}
