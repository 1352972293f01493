/** All services of a running server, which `create-services.ts` puts together once. */
import type { ServerTime } from './clock.ts'
import type { Chat } from './chat/chat-service.ts'
import type { Authenticator } from './identity/authenticate.ts'
import type { NameCache } from './identity/name-cache.ts'
import type { OriginCheck } from './identity/own-origins.ts'
import type { LastAddresses } from './identity/last-addresses.ts'
import type { PresenceTracker } from './presence/presence.ts'
import type { PushNotifier } from './push/push-notifier.ts'
import type { Metrics } from './operation/metrics.ts'
import type { EventBus } from './store/event-bus.ts'
import type { Jobs } from './jobs.ts'
import type { ServerStore } from './store/server-store.ts'
import type { Checking } from './tables/check-untrusted.ts'
import type { ChanceSource } from './chance/table-chance.ts'
import type { Games } from './tables/game-cache.ts'
import type { Connections } from './limits/connections.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Tables } from './tables/table-service.ts'

export interface Services {
  readonly store: ServerStore
  readonly bus: EventBus
  readonly jobs: Jobs
  readonly games: Games
  readonly chance: ChanceSource
  readonly checking: Checking
  readonly tables: Tables
  readonly connections: Connections
  readonly presence: PresenceTracker
  readonly pushNotifier: PushNotifier
  readonly chat: Chat
  readonly names: NameCache
  readonly identity: Authenticator
  readonly origins: OriginCheck
  readonly lastAddresses: LastAddresses
  readonly levels: readonly string[]
  readonly rates: RateLimits
  readonly metrics: Metrics
  readonly time: ServerTime
  /** `time.now`, which most ask for. */
  readonly now: () => number
  readonly build: string
  readonly epoch: string
}
