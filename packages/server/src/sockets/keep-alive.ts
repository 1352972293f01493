/** A socket without a sign of life over two pings is dead. */
import type { WebSocket } from 'ws'
import { TIMES } from '@tiletum/protocol'

const MOST_MISSED = 2

export function keepAlive(
  socket: WebSocket,
  every: number = TIMES.ping,
): { alive(): void; stop(): void } {
  let missed = 0
  const timer = setInterval(() => {
    missed++
    if (missed > MOST_MISSED) return socket.terminate()
    return socket.ping()
  }, every)
  timer.unref()
  const alive = (): void => {
    missed = 0
  }
  socket.on('pong', alive)
  return { alive, stop: () => clearInterval(timer) }
}
