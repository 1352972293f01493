/** A game to look back at, and the address of the shown moment. */
import { useCallback } from 'react'
import { attempt } from '../../shared/browser/attempt.ts'
import { addressOf } from '../../shared/navigation/route.ts'
import { composeGame } from '../../game/storage/compose.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { openReadOnlySession } from '../../game/game-session.ts'
import type { GameSession } from '../../game/game-session.ts'

/** The game and the moment that the address of a replay names. */
export interface ReplayProps {
  readonly id: string
  readonly moment?: number | undefined
  /** Opens with the review. */
  readonly reviewed?: boolean
}

export interface OpenedReplay {
  readonly game: SavedGame
  readonly session: GameSession
}

export async function openReplay(game: SavedGame): Promise<OpenedReplay> {
  return { game, session: openReadOnlySession(game, await composeGame(game)) }
}

/** Notes a moment in the address, without adding to the browser's history. */
export function useAddressOfMoment(at: 'replay' | 'review' | 'shared', id: string) {
  return useCallback(
    // Some browsers refuse many changes of the address in a short time.
    (moment: number) =>
      attempt(() => history.replaceState(history.state, '', addressOf({ at, id, moment }))),
    [at, id],
  )
}
