/**
 * Sends to a socket. A client that does not read is cut off, without a word that it would not read either,
 * and gets all it misses when it returns.
 */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { LIMITS } from '@tiletum/protocol'

/** The whole of a text, in one frame. */
const TEXT = 0x81
const [TWO_BYTES, EIGHT_BYTES] = [126, 127]

/** A text as it goes over the wire: nothing that a server sends is masked, so it is the same for all. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < TWO_BYTES ? 2 : length < 0x1_00_00 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/**
 * Frames go to the connection below the socket as they are. `ws` would make each anew and hand over its
 * head and its text apart, which costs more than all else a message costs; it sends in the same order,
 * for nothing is compressed.
 */
export const senderTo =
  (socket: WebSocket, connection: Socket) =>
  (frame: Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    if (connection.writableLength > LIMITS.buffered) return socket.terminate()
    connection.write(frame)
  }
