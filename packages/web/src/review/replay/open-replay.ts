/** A game to look back at, and the address that follows the moment looked at. */
import { useCallback } from 'react'
import { attempt } from '../../shared/browser/attempt.ts'
import { addressOf } from '../../shared/navigation/route.ts'
import { composeGame } from '../../game/storage/compose.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { lookOn } from '../../game/game-session.ts'
import type { Session } from '../../game/game-session.ts'

export interface Opened {
  readonly game: SavedGame
  readonly session: Session
}

export async function openToLook(game: SavedGame): Promise<Opened> {
  return { game, session: lookOn(game, await composeGame(game)) }
}

/** Notes a moment in the address, without a step of its own in the browser's history. */
export function useAddressOfMoment(at: 'replay' | 'review' | 'shared', id: string) {
  return useCallback(
    // Some browsers refuse many changes of the address in a short time.
    (moment: number) =>
      attempt(() => history.replaceState(history.state, '', addressOf({ at, id, moment }))),
    [at, id],
  )
}
