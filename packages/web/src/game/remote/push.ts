/**
 * Web push: the server notifies this device, through the browser's push service, when it is its
 * turn.
 */
import { attempt, attemptLater } from '../../shared/browser/attempt.ts'
import { api } from './http-api.ts'
import { quietTables } from './turn-notices.ts'

/** Needs a service worker, which browsers allow only over HTTPS and on localhost. */
export const canPush = (): boolean =>
  attempt(() => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext) ?? false

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  attemptLater(async () => navigator.serviceWorker.getRegistration())

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await registered()
  return (await attemptLater(async () => registration?.pushManager.getSubscription())) ?? undefined
}

/** Why this device can't be notified. */
export type PushFault = 'denied' | 'unavailable'

/** Also called after a change of the language or of the muted tables, to update the server. */
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

/** Unsubscribes this device; the browser forgets the address, too. */
export async function endPush(): Promise<void> {
  const before = await subscription()
  if (before === undefined) return
  await api.endPush(before.endpoint)
  await attemptLater(async () => before.unsubscribe())
}
