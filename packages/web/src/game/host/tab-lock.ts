/** The lock of a stored game: one tab plays it, the others watch until they take over. */
import { attempt } from '../../shared/browser/attempt.ts'
import { newRequestId } from '@tiletum/protocol'

export interface TabLock {
  /** Makes this the tab that plays. */
  readonly take: () => void
  /** Tells the other tabs that the stored game has changed. */
  readonly tell: () => void
  readonly release: () => void
}

/** This tab plays, another one does, or another one has just taken over from this one. */
export type TabLockState = 'this-tab' | 'other-tab' | 'taken-over'

export interface TabLockListener {
  /** Called with the state of the lock once it is known, and when it changes. */
  readonly holds: (holder: TabLockState) => void
  readonly changedElsewhere: () => void
}

/**
 * Uses the browser's locks, which never give one lock to two tabs. Without them (an old browser, an
 * insecure address) the tabs agree by messages.
 */
export function lockGame(id: string, listener: TabLockListener): TabLock {
  const channel = channelOf(id)
  const tab = newRequestId()
  const send = (say: Message['say']): void => {
    attempt(() => channel?.postMessage({ say, tab } satisfies Message))
  }
  let released = false
  let messages: MessageLock | undefined
  const report = (holder: TabLockState): void => {
    if (!released) listener.holds(holder)
  }
  const messageLock = (): MessageLock => {
    messages ??= channel === undefined ? alone(report) : lockByMessages(tab, send, report)
    return messages
  }
  const lock = holdLock(`tiletum.${id}`, report, () => messageLock().ask())
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (released || data.tab === tab) return
    if (data.say === 'it changed') listener.changedElsewhere()
    else messages?.onMessage(data)
  })
  return {
    take: () => (messages === undefined ? lock.take() : messages.take()),
    tell: () => send('it changed'),
    release() {
      released = true
      lock.release()
      messages?.release()
      attempt(() => channel?.close())
    },
  }
}

const channelOf = (id: string): BroadcastChannel | undefined =>
  attempt(() => new BroadcastChannel(`tiletum.${id}`))

/** Tells the tabs that have this game open, from a page that has not. */
export function tellTabs(id: string): void {
  const channel = channelOf(id)
  attempt(() => channel?.postMessage({ say: 'it changed', tab: '' } satisfies Message))
  attempt(() => channel?.close())
}

interface Lock {
  readonly take: () => void
  readonly release: () => void
}

/** Locks that this page is releasing, by name: the same game may be opened again at once. */
const letting = new Map<string, Promise<void>>()

/** Takes a lock of the browser; calls `absent` if there are none. */
function holdLock(name: string, settle: (holder: TabLockState) => void, absent: () => void): Lock {
  let letGo: (() => void) | undefined
  let wanted = true
  let requests = 0
  const request = async (options: LockOptions): Promise<void> => {
    const number = ++requests
    let mine = false
    try {
      await navigator.locks.request(name, options, async (lock) => {
        if (!wanted) return
        mine = lock !== null
        settle(mine ? 'this-tab' : 'other-tab')
        if (!mine) return
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
      })
    } catch {
      // Another tab took it, or the browser has no locks here.
      if (mine && number < requests) return
      if (mine) settle('taken-over')
      else if (wanted) absent()
    }
  }
  const start = async (): Promise<void> => {
    await letting.get(name)
    await request({ ifAvailable: true })
  }
  let running = start()
  return {
    take() {
      running = request({ steal: true })
    },
    release() {
      wanted = false
      letGo?.()
      letting.set(name, running)
    },
  }
}

interface Message {
  readonly say: 'i want it' | 'it is mine' | 'i take it' | 'it changed'
  readonly tab: string
}

interface MessageLock {
  readonly ask: () => void
  readonly onMessage: (message: Message) => void
  readonly take: () => void
  readonly release: () => void
}

/** Milliseconds that other tabs have to answer. */
const REPLY_TIMEOUT = 150

/** Without browser locks the tab with the smallest id wins. */
function lockByMessages(
  tab: string,
  send: (say: Message['say']) => void,
  settle: (holder: TabLockState) => void,
): MessageLock {
  let is: 'asking' | 'mine' | 'theirs' = 'asking'
  let waiting: ReturnType<typeof setTimeout> | undefined
  const become = (holder: TabLockState): void => {
    clearTimeout(waiting)
    is = holder === 'this-tab' ? 'mine' : 'theirs'
    settle(holder)
  }
  return {
    ask() {
      send('i want it')
      waiting = setTimeout(() => {
        become('this-tab')
        send('it is mine')
      }, REPLY_TIMEOUT)
    },
    onMessage({ say, tab: other }) {
      if (say === 'i want it' && is === 'mine') send('it is mine')
      if (say === 'i want it' && is === 'asking' && tab < other) send('i want it')
      const first = say === 'i want it' && is === 'asking' && other < tab
      const theirs = say === 'it is mine' && (is === 'asking' || (is === 'mine' && other < tab))
      if (first || theirs) become('other-tab')
      else if (say === 'i take it' && is === 'mine') become('taken-over')
    },
    take() {
      send('i take it')
      become('this-tab')
    },
    release: () => clearTimeout(waiting),
  }
}

/**
 * Without channels either, every tab plays; the store still refuses to overwrite a newer version.
 */
const alone = (settle: (holder: TabLockState) => void): MessageLock => ({
  ask: () => settle('this-tab'),
  onMessage() {},
  take: () => settle('this-tab'),
  release() {},
})
