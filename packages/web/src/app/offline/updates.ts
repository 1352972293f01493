/** Registers the service worker, and knows when a newer version has arrived. */
import { attemptLater } from '../../shared/browser/attempt.ts'
import type { WorkerMessage } from './precache.ts'
import { WORKER_FILE } from './precache.ts'

/** The newer version that waits to take over. */
let newer: ServiceWorker | undefined
const listeners = new Set<() => void>()

export const newerVersion = (): ServiceWorker | undefined => newer

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser without service workers, or one that refuses this one, plays over the network. */
export async function keepOnDevice(): Promise<void> {
  await attemptLater(async () => {
    const registration = await navigator.serviceWorker.register(`/${WORKER_FILE}`, {
      updateViaCache: 'none',
    })
    follow(registration)
  })
}

const AN_HOUR = 3_600_000

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first version, and no older one runs.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return
    newer = registration.waiting
    for (const listener of listeners) listener()
  }
  look()
  const watch = (): void => registration.installing?.addEventListener('statechange', look)
  watch()
  registration.addEventListener('updatefound', watch)
  tell(registration.active, 'tidy')
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < AN_HOUR) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

// oxlint-disable-next-line typescript/no-restricted-types -- the browser's word for nobody
function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** Reloads this window with the newer version; every game is stored with its last move. */
export function loadNewer(): void {
  const reload = (): void => location.reload()
  // Another window may have activated it already.
  if (newer === undefined || newer.state === 'activated') return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  tell(newer, 'take over')
}
