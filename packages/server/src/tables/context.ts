/** What the tables need of the house they stand in. Tests give clocks and chance of their own. */
import type { ChanceSource } from '../chance/source.ts'
import type { Bell } from '../store/bell.ts'
import type { ServerTime } from '../clock.ts'
import type { ServerStore } from '../store/store.ts'
import type { Games } from './games.ts'

export interface TablesContext {
  readonly store: ServerStore
  readonly bell: Bell
  readonly games: Games
  readonly chance: ChanceSource
  /** The computer players there are, and the one that goes on for somebody who concedes. */
  readonly levels: readonly string[]
  readonly time: ServerTime
  /** When a person's last page at the table was closed; undefined while one is open. */
  readonly goneSince: (table: string, person: string) => number | undefined
}
