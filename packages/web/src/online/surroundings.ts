/** The socket in a browser. */
import { RULES_REVISION } from '@tiletum/engine'
import { RELEASE } from '../game/storage/saved.ts'
import { openSocket } from './socket.ts'
import type { OnlineSocket } from './socket.ts'

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`

let shared: OnlineSocket | undefined

/** The one of this tab; it is opened when the first part of the page needs it. */
export function onlineSocket(): OnlineSocket {
  shared ??= openSocket({
    open: () => new WebSocket(address()),
    rules: RULES_REVISION,
    build: RELEASE,
    isVisible: () => document.visibilityState === 'visible',
    onHope(listener) {
      const seen = (): void => {
        if (document.visibilityState === 'visible') listener()
      }
      addEventListener('online', listener)
      document.addEventListener('visibilitychange', seen)
      return () => {
        removeEventListener('online', listener)
        document.removeEventListener('visibilitychange', seen)
      }
    },
    onLoss(listener) {
      addEventListener('offline', listener)
      return () => removeEventListener('offline', listener)
    },
    random: Math.random,
  })
  return shared
}

/** This device is somebody else now, or nobody: whoever opens it next says so anew. */
export function closeOnlineSocket(): void {
  shared?.close()
  shared = undefined
}
