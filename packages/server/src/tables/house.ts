/** Everything the sockets and the routes stand on, put together once. */
import type { ServerTime } from '../clock.ts'
import type { Chat } from '../talk/chat.ts'
import type { Authenticator } from '../identity/identity.ts'
import type { NameCache } from '../identity/names.ts'
import type { OriginCheck } from '../identity/origins.ts'
import type { Whereabouts } from '../identity/whereabouts.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import type { Pushing } from '../push/pushing.ts'
import type { Meters } from '../operation/meters.ts'
import type { Bell } from '../store/bell.ts'
import type { Jobs } from '../jobs.ts'
import type { ServerStore } from '../store/store.ts'
import type { Checking } from './checking.ts'
import type { ChanceSource } from '../chance/source.ts'
import type { Games } from './games.ts'
import type { Connections } from '../limits/connections.ts'
import type { RateLimits } from '../limits/rates.ts'
import type { Tables } from './service.ts'

export interface House {
  readonly store: ServerStore
  readonly bell: Bell
  readonly jobs: Jobs
  readonly games: Games
  readonly chance: ChanceSource
  readonly checking: Checking
  readonly tables: Tables
  readonly connections: Connections
  readonly presence: PresenceTracker
  readonly pushing: Pushing
  readonly chat: Chat
  readonly names: NameCache
  readonly identity: Authenticator
  readonly origins: OriginCheck
  readonly whereabouts: Whereabouts
  readonly levels: readonly string[]
  readonly rates: RateLimits
  readonly meters: Meters
  readonly time: ServerTime
  /** `time.now`, which most ask for. */
  readonly now: () => number
  readonly build: string
  readonly epoch: string
}
