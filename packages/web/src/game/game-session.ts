/** An open game: its host, its table, and what its screens can do with it. */
import { go } from '../shared/navigation/route.ts'
import type { Content } from '@tiletum/engine'
import type { Host } from './host/host.ts'
import { openLocalHost } from './host/local-host.ts'
import { hostMatch } from './host/match-host.ts'
import type { MatchHost } from './host/match-host.ts'
import type { Composed } from './storage/compose.ts'
import type { SavedGame } from './storage/saved-game.ts'
import { planAt } from './plan/planning.ts'
import type { Planning } from './plan/planning.ts'
import { createGameTable } from './game-table.ts'
import type { GameTable } from './game-table.ts'

export interface GameSession {
  readonly host: Host
  readonly table: GameTable
  /** The content the game is played with. */
  readonly content: Content
  /** The game as a file, a link or a copy stores it. */
  readonly saved: () => SavedGame
  /** Plays a move for a computer player; only where they think on this device. */
  readonly playFor?: MatchHost['playFor']
  /** Plans for the own turn; only where somebody plays. */
  readonly planning?: Planning
  /** Opens the replay at a moment; undefined for a game that is not stored. */
  readonly look?: ((moment?: number) => void) | undefined
  /** Opens the replay with its review. */
  readonly review?: (() => void) | undefined
  /** Opens the report of a finished game. */
  readonly chronicle?: () => void
  readonly close: () => void
}

/** Opens a stored game whose rules are composed (`composeGame`). */
export function openSession(
  game: SavedGame,
  composed: Composed,
  diverged: () => void,
): GameSession {
  const host = openLocalHost(game, composed.game, diverged)
  const table = createGameTable(host)
  const planning = planAt(host, table)
  return {
    host,
    table,
    content: composed.content,
    saved: host.saved,
    playFor: host.playFor,
    planning,
    look: (moment) => go({ at: 'replay', id: game.id, moment }),
    review: () => go({ at: 'review', id: game.id }),
    chronicle: () => go({ at: 'chronicle', id: game.id }),
    close() {
      planning.close()
      table.close()
      host.close()
    },
  }
}

/** Opens a game read only; nothing of it is stored. */
export function openReadOnlySession(saved: SavedGame, { game, content }: Composed): GameSession {
  const { entries, draft, freeUndo } = saved
  const players = saved.players.map(({ name, colour }) => ({ name, colour }))
  const host = hostMatch({
    game,
    entries,
    draft,
    players,
    agreement: { freeUndo, forecast: saved.forecast !== false },
    connection: { is: 'closed' },
  })
  const shown = { ...saved, players }
  return { host, table: createGameTable(host), content, saved: () => shown, close: () => undefined }
}
