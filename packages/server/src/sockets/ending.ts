/** Ends a socket for good, whether or not the other side answers. */
import type { WebSocket } from 'ws'

/** How long the other side may take to answer the close frame; `ws` alone would wait 30 seconds. */
const LINGER = 1_000

/**
 * Says why, then cuts the connection. Whoever is told to go may go on sending meanwhile, so handlers of
 * messages must look whether the socket is still open.
 */
export function endSocket(socket: WebSocket, code: number, why: string): void {
  if (socket.readyState !== socket.OPEN) return
  socket.close(code, why)
  const late = setTimeout(() => socket.terminate(), LINGER).unref()
  socket.once('close', () => clearTimeout(late))
}
