/**
 * The service worker: stores every file of one build on the device and answers requests from there.
 * A newer worker waits until the page asks it to take over, or no window is open. The files of the
 * older build stay as long as another window may need one of them.
 */
import type { WorkerMessage, Precache } from './precache.ts'

/** The parts of a service worker's global scope that are used here. */
interface Scope {
  /** The build writes this before the program (`vite.offline.ts`). */
  readonly PRECACHE: Precache
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (wanted: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly Shown[]>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <E extends keyof Events>(
    name: E,
    listener: (event: Events[E]) => void,
  ) => void
}
/** A window of this app. */
interface Shown {
  readonly url: string
  readonly focus: () => Promise<unknown>
}
interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Lasting {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface Told extends Lasting {
  readonly data: WorkerMessage
}
interface Pushed extends Lasting {
  // oxlint-disable-next-line typescript/no-restricted-types -- the browser's word for nothing
  readonly data: { readonly json: () => unknown } | null
}
interface Clicked extends Lasting {
  readonly notification: Notification
}
interface Events {
  readonly push: Pushed
  readonly notificationclick: Clicked
  readonly install: Lasting
  readonly activate: Lasting
  readonly fetch: Asked
  readonly message: Told
}

const scope = self as unknown as Scope
const { version, files } = scope.PRECACHE
const FAMILY = 'tiletum-'
const NAME = `${FAMILY}${version}`
const PAGE = '/'
/** The addresses of the page. */
const PAGES = [PAGE, '/index.html']
const ASSETS = '/assets/'

scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting())
  else event.waitUntil(tidy())
})
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  const path = PAGES.includes(pathname) ? PAGE : pathname
  const ours = mode === 'navigate' ? path === PAGE : isKept(path)
  if (ours) event.respondWith(answer(event.request, path))
})

const isKept = (path: string): boolean => path.startsWith(ASSETS) || files.includes(path)

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME)
  const all = await Promise.allSettled(
    files.map(async (path) => cache.put(path, await fileOf(path))),
  )
  const failed = all.find(({ status }) => status === 'rejected')
  if (failed === undefined) return
  // After a full disk or a lost network the cache is incomplete: delete it.
  await caches.delete(NAME)
  throw new Error('This version could not be stored', { cause: failed })
}

/** File names in `assets` contain a hash, so the copy of another build is as good. */
async function fileOf(path: string): Promise<Response> {
  const lasting = path.startsWith(ASSETS)
  const kept = lasting ? await caches.match(path, { ignoreVary: true }) : undefined
  if (kept !== undefined) return kept
  const response = await fetch(path, { cache: lasting ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Looks in this build, then in an older one that a window still runs, then in the network. */
async function answer(request: Request, path: string): Promise<Response> {
  const own = await caches.open(NAME)
  const found =
    (await own.match(path, { ignoreVary: true })) ??
    (path.startsWith(ASSETS) ? await caches.match(path, { ignoreVary: true }) : undefined)
  return found ?? fetch(request)
}

/** Only one window is open and no newer build waits, so older files are not needed any more. */
async function tidy(): Promise<void> {
  const { waiting, installing } = scope.registration
  if (waiting !== null || installing !== null) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

scope.addEventListener('push', (event) => {
  const notice = noticeIn(event)
  // Browsers allow no push without a visible notification.
  event.waitUntil(scope.registration.showNotification(notice.title, notice.options))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.tag))
})

/** Reads the text that the server wrote in the language of this device. */
function noticeIn({ data }: Pushed) {
  const { title, body, table } = readPush(data)
  return {
    title: title ?? 'Tiletum',
    options: {
      ...(body === undefined ? {} : { body }),
      // A newer notification of the same table replaces this one.
      ...(table === undefined ? {} : { tag: table }),
      icon: '/icons/icon-192.png',
    },
  }
}

type Notice = Partial<Readonly<Record<'title' | 'body' | 'table', string>>>

function readPush(data: Pushed['data']): Notice {
  try {
    const said = data?.json()
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    return {}
  }
}

/** Focuses the window that shows this table, else any window of this app, else opens a new one. */
async function showTable(table: string): Promise<void> {
  const address = table === '' ? '/' : `/#/table/${table}`
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url.endsWith(address))
  if (there === undefined) await scope.clients.openWindow(address)
  else await there.focus()
}
