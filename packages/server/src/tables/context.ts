/** The services that tables need. Tests replace clocks and chance. */
import type { ChanceSource } from '../chance/table-chance.ts'
import type { EventBus } from '../store/event-bus.ts'
import type { ServerTime } from '../clock.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Games } from './game-cache.ts'

export interface TablesContext {
  readonly store: ServerStore
  readonly bus: EventBus
  readonly games: Games
  readonly chance: ChanceSource
  /** The computer players there are, and the one that goes on for somebody who concedes. */
  readonly levels: readonly string[]
  readonly time: ServerTime
  /** When a person's last page at the table was closed; undefined while one is open. */
  readonly goneSince: (table: string, person: string) => number | undefined
}
