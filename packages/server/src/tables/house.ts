/** Everything the sockets and the routes stand on, put together once. */
import type { ServerTime } from '../clock.ts'
import type { Chat } from '../talk/chat.ts'
import type { Identity } from '../identity/identity.ts'
import type { Names } from '../identity/names.ts'
import type { Origins } from '../identity/origins.ts'
import type { Whereabouts } from '../identity/whereabouts.ts'
import type { Presence } from '../presence/presence.ts'
import type { Pushing } from '../push/pushing.ts'
import type { Meters } from '../operation/meters.ts'
import type { Bell } from '../store/bell.ts'
import type { Jobs } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import type { Checking } from './checking.ts'
import type { ChanceSource } from '../chance/source.ts'
import type { Games } from './games.ts'
import type { Rates } from '../limits/rates.ts'
import type { Tables } from './service.ts'

export interface House {
  readonly store: Store
  readonly bell: Bell
  readonly jobs: Jobs
  readonly games: Games
  readonly chance: ChanceSource
  readonly checking: Checking
  readonly tables: Tables
  readonly presence: Presence
  readonly pushing: Pushing
  readonly chat: Chat
  readonly names: Names
  readonly identity: Identity
  readonly origins: Origins
  readonly whereabouts: Whereabouts
  readonly levels: readonly string[]
  readonly rates: Rates
  readonly meters: Meters
  readonly time: ServerTime
  /** `time.now`, which most ask for. */
  readonly now: () => number
  readonly build: string
  readonly epoch: string
}
