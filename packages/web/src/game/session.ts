/** A game on a screen: its host, the table that shows it, and what is known of it beside. */
import { go } from '../base/navigation/route.ts'
import { compose } from '@tiletum/engine'
import type { Content } from '@tiletum/engine'
import type { Host } from './host/host.ts'
import { openLocalHost } from './host/local-host.ts'
import { hostMatch } from './host/match-host.ts'
import type { MatchHost } from './host/match-host.ts'
import type { SavedGame } from './storage/saved.ts'
import { planAt } from './plan/planning.ts'
import type { Planning } from './plan/planning.ts'
import { setTable } from './table.ts'
import type { GameTable } from './table.ts'

export interface Session {
  readonly host: Host
  readonly table: GameTable
  /** The components it is played with. */
  readonly content: Content
  /** The game as a file, a link or a copy of it would have it. */
  readonly saved: () => SavedGame
  /** Where computer players think on this device: how they play. */
  readonly playFor?: MatchHost['playFor']
  /** Where somebody plays: plans for their turn. */
  readonly planning?: Planning
  /** Opens the replay at a moment; a game that lies nowhere has none. */
  readonly look?: ((moment?: number) => void) | undefined
  /** Opens the replay with the review. */
  readonly review?: (() => void) | undefined
  /** Opens the page to keep of a finished game. */
  readonly chronicle?: () => void
  readonly close: () => void
}

/** A game of this device, with the content of its edition (`contentOf`). */
export function openSession(game: SavedGame, content: Content, diverged: () => void): Session {
  const host = openLocalHost(game, content, diverged)
  const table = setTable(host)
  const planning = planAt(host, table)
  return {
    host,
    table,
    content,
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

/** A game that is only looked at: nobody plays it here, and nothing of it is kept. */
export function lookOn(game: SavedGame, content: Content): Session {
  const { config, entries, draft, freeUndo } = game
  const players = game.players.map(({ name, colour }) => ({ name, colour }))
  const host = hostMatch({
    game: compose(config, content),
    entries,
    draft,
    players,
    agreement: { freeUndo, forecast: game.forecast !== false },
    connection: { is: 'closed' },
  })
  const saved = { ...game, players }
  return { host, table: setTable(host), content, saved: () => saved, close: () => undefined }
}
