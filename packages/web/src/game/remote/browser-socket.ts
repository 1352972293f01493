/** The socket in the browser. */
import { RULES_REVISION } from '@tiletum/engine'
import { RELEASE } from '../storage/saved-game.ts'
import { api } from './http-api.ts'
import { openSocket } from './socket.ts'
import type { OnlineSocket } from './socket.ts'

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`

let shared: OnlineSocket | undefined
let signedOut: () => void = () => undefined

/** Calls back when the server no longer knows this device. */
export function onSignedOut(listener: () => void): void {
  signedOut = listener
}

/** Returns the socket of this tab, which is opened on first use. */
export function onlineSocket(): OnlineSocket {
  shared ??= opened()
  return shared
}

function opened(): OnlineSocket {
  const socket = openSocket({
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
    async isNobody() {
      const reply = await api.me()
      return reply.is === 'no' && reply.no.why === 'nobody'
    },
  })
  socket.status.subscribe(() => {
    if (socket.status.current().is === 'nobody') signedOut()
  })
  return socket
}

/** Closes the socket after a change of identity; the next one opens under the new one. */
export function closeOnlineSocket(): void {
  shared?.close()
  shared = undefined
}
