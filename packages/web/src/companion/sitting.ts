/** Somebody at a game of a real table, on this device alone or on several. */
import type { Content } from '@tiletum/engine'
import type { Host } from '../game/host/host.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import type { Companion } from './companion.ts'

export interface Sitting {
  readonly id: string
  readonly host: Host
  readonly content: Content
  readonly companion: Companion
  readonly saved: () => SavedGame
  /** It was left before, with something played. */
  readonly resumed: boolean
  /** When it was last played on this device, before it was opened. */
  readonly lastPlayed?: number
  /** The table of the server, where several devices tell. */
  readonly remote?: RemoteTable
  /** Who this device is there. */
  readonly me?: string
}
