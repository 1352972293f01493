/** "It is your turn", to those who asked for it and look at no page of ours: once a turn. */
import { deciderOf } from '@tiletum/protocol'
import type { Pushed, PushWanted, Table } from '@tiletum/protocol'
import { CATALOGUES, chooseLanguage } from '@tiletum/text'
import type { ServerTime } from '../clock.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import type { EventBus } from '../store/event-bus.ts'
import type { Jobs } from '../jobs.ts'
import type { PushSubscription } from '../store/people-store.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Tables } from '../tables/table-service.ts'
import type { PushKeys } from './encrypt.ts'
import { isPushService } from './push-services.ts'
import { send } from './send-push.ts'
import type { Vapid } from './vapid.ts'
import { createSubscriberCache } from './subscriber-cache.ts'

export interface PushNotifier {
  readonly publicKey: string
  /** Why a browser cannot be told, or nothing. */
  subscribe(subscription: Subscription): Promise<'endpoint' | 'keys' | 'limit' | undefined>
  unsubscribe(person: string, endpoint: string): Promise<void>
}

export interface Subscription {
  readonly person: string
  readonly device: string
  readonly endpoint: string
  readonly keys: PushKeys
  readonly language?: PushWanted['language']
  readonly quiet?: PushWanted['quiet']
}

export interface PushNotifierContext {
  readonly store: Pick<ServerStore, 'people' | 'jobs'>
  readonly tables: Pick<Tables, 'load' | 'onStep'>
  readonly bus: EventBus
  readonly jobs: Jobs
  readonly presence: Pick<PresenceTracker, 'hasVisiblePage'>
  readonly vapid: Vapid
  readonly time: Pick<ServerTime, 'now' | 'elapsed'>
  /** Milliseconds for which nobody must be looking. */
  readonly patience?: number
  /** Whether a push service at this address may be called. */
  readonly allows?: (endpoint: string) => boolean
}

type Wishes = Pick<Subscription, 'language' | 'quiet'>

const PATIENCE = 20_000
/** The longest turn of slow play; afterwards it may be somebody else's. */
const LASTS = 7 * 86_400
const MOST_BROWSERS = 10
const POINT_BYTES = 65
const SECRET_BYTES = 16

export function createPushNotifier(context: PushNotifierContext): PushNotifier {
  const { store, tables, bus, jobs, presence, vapid, time } = context
  const { patience = PATIENCE, allows = isPushService } = context
  const subscribers = createSubscriberCache(store.people, bus, time.elapsed)

  tables.onStep(({ id, table }, { at }) => {
    const person = awaited(table)
    // The decision is somebody's since this very step.
    if (table.awaitsSince === at && person !== undefined)
      schedule(id, person).catch(() => undefined)
  })

  /** One job for a table is enough: it is done again later when the turn has passed on meanwhile. */
  async function schedule(id: string, person: string): Promise<void> {
    if (!(await subscribers.wants(person))) return
    await store.jobs.schedule({ queue: 'push', key: id, at: time.now() + patience, dataJson: '{}' })
  }

  jobs.process('push', async ({ key: id }) => {
    const table = (await tables.load(id))?.table
    const person = table === undefined ? undefined : awaited(table)
    if (person === undefined || table === undefined || presence.hasVisiblePage(person))
      return undefined
    const at = table.awaitsSince + patience
    if (at > time.now()) return { at, dataJson: '{}' }
    const { title } = table.terms
    const browsers = await store.people.pushes(person)
    await Promise.all(
      browsers.map(async (one) => {
        const { language, quiet = [] } = JSON.parse(one.wishesJson) as Wishes
        if (!allows(one.endpoint) || quiet.includes(id)) return
        const { online, page } = CATALOGUES[chooseLanguage([language])]
        const said: Pushed = {
          type: 'turn',
          table: id,
          title: online.notice.title,
          body: online.notice.at(title ?? page.title),
        }
        const notice = { text: JSON.stringify(said), topic: id, lasts: LASTS }
        const sent = await send({ endpoint: one.endpoint, keys: keysIn(one) }, notice, vapid)
        if (sent === 'gone') await store.people.dropPush(one.endpoint)
      }),
    )
    return undefined
  })

  return {
    publicKey: vapid.publicKey,
    async subscribe({ person, device, endpoint, keys, ...wishes }) {
      if (!allows(endpoint)) return 'endpoint'
      if (!isKey(keys.p256dh, POINT_BYTES) || !isKey(keys.auth, SECRET_BYTES)) return 'keys'
      const known = await store.people.pushes(person)
      const others = known.filter((one) => one.endpoint !== endpoint)
      if (others.length >= MOST_BROWSERS) return 'limit'
      await store.people.addPush({
        endpoint,
        person,
        device,
        keysJson: JSON.stringify(keys),
        wishesJson: JSON.stringify(wishes satisfies Wishes),
      })
      bus.publish(`person/${person}`, time.now())
      return undefined
    },
    async unsubscribe(person, endpoint) {
      const known = await store.people.pushes(person)
      if (known.some((one) => one.endpoint === endpoint)) await store.people.dropPush(endpoint)
    },
  }
}

/** The person whose decision it is. */
function awaited({ state, awaits, seats }: Table): string | undefined {
  const seat = state === 'playing' ? seats[awaits] : undefined
  const decider = seat === undefined ? undefined : deciderOf(seat)
  return decider?.kind === 'person' ? decider.person : undefined
}

const keysIn = ({ keysJson }: PushSubscription): PushKeys => JSON.parse(keysJson) as PushKeys

const isKey = (text: string, bytes: number): boolean =>
  Buffer.from(text, 'base64url').length === bytes
