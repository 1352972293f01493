/** Sends to a socket; a client that does not keep up is cut off, and gets all it misses when it returns. */
import type { WebSocket } from 'ws'
import { LIMITS } from '@tiletum/protocol'

const TOO_SLOW = 1013

export const senderTo =
  (socket: WebSocket) =>
  (text: string | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > LIMITS.buffered) return socket.close(TOO_SLOW, 'too slow')
    socket.send(text, { binary: false })
  }
