/** Keeps the game on the device, and knows when a newer version has arrived. */
import { attemptLater } from '../../shared/browser/attempt.ts'
import type { WorkerMessage } from './precache.ts'
import { WORKER_FILE } from './precache.ts'

/** The newer version that waits. */
let newer: ServiceWorker | undefined
const listeners = new Set<() => void>()

export const newerVersion = (): ServiceWorker | undefined => newer

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that has no service workers, or refuses this one, plays with the network as ever. */
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
    // Without a controller it is the first version, and nothing older runs.
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

/** This window goes on with the newer version; every game is saved with its last move. */
export function loadNewer(): void {
  const reload = (): void => location.reload()
  // Another window may have let it take over already.
  if (newer === undefined || newer.state === 'activated') return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  tell(newer, 'take over')
}
