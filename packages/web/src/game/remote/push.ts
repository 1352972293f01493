/** Asks the server to push, through the browser's own push service, when it is this person's turn. */
import { attempt, attemptLater } from '../../shared/browser/attempt.ts'
import { api } from './http-api.ts'
import { quietTables } from './turn-notices.ts'

/** Needs a service worker, which browsers have over HTTPS and on this very computer only. */
export const canPush = (): boolean =>
  attempt(() => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext) ?? false

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  attemptLater(async () => navigator.serviceWorker.getRegistration())

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await registered()
  return (await attemptLater(async () => registration?.pushManager.getSubscription())) ?? undefined
}

/** What keeps this device from being told. */
export type PushFault = 'denied' | 'unavailable'

/** Also after the language or the quiet tables changed: the server then knows the new ones. */
export async function wantPush(language: string): Promise<PushFault | undefined> {
  const granted = await attemptLater(async () => Notification.requestPermission())
  if (granted !== 'granted') return 'denied'
  const key = await api.pushKey()
  const registration = await registered()
  if (key.is !== 'done' || registration === undefined) return 'unavailable'
  const wanted =
    (await subscription()) ??
    (await attemptLater(async () =>
      registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key.result.publicKey,
      }),
    ))
  const { endpoint, keys } = wanted?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'unavailable'
  const reply = await api.wantPush({
    endpoint,
    keys: { p256dh, auth },
    language,
    quiet: quietTables(),
  })
  return reply.is === 'done' ? undefined : 'unavailable'
}

/** Nothing is pushed to this device any more; the browser forgets the address, too. */
export async function endPush(): Promise<void> {
  const before = await subscription()
  if (before === undefined) return
  await api.endPush(before.endpoint)
  await attemptLater(async () => before.unsubscribe())
}
