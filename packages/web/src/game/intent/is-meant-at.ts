/** Whether a tile of a space can be meant by a move that names only the tile. */
import { MAIN_MAP, pendingOf, spaceFacts } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'

/** A move on a space is meant there; a tile of Europe only where the piece whose action is under way stands. */
export function isMeantAt(game: Game, state: State, move: Move, space: number): boolean {
  if (game.partsOf(move).verb !== 'take <face>') return true
  const now = pendingOf(game.rules, state).at(-1)
  const { map, pieces } = spaceFacts(game.rules, state, space)
  return (
    map !== MAIN_MAP ||
    (now?.is === 'spend' &&
      pieces.some(([piece, owner]) => owner === now.seat && piece === now.action))
  )
}
