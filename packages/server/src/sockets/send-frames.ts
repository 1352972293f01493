/**
 * Sends to a socket. A client that does not read is cut off, without a word that it would not read either,
 * and gets all it misses when it returns.
 */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { LIMITS } from '@tiletum/protocol'
import { lengthOf } from '../tables/whole.ts'

/** The whole of a text, in one frame. */
const TEXT = 0x81
const [TWO_BYTES, EIGHT_BYTES] = [126, 127]

/** A text as it goes over the wire: nothing that a server sends is masked, so it is the same for all. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = headLength(length)
  const frame = Buffer.allocUnsafe(head + length)
  writeHead(frame, length)
  frame.write(text, head)
  return frame
}

/** The same for a text in parts, which are not copied, since they may be long and shared. */
export function frameOfParts(parts: readonly Buffer[]): readonly Buffer[] {
  const length = lengthOf(parts)
  const head = Buffer.allocUnsafe(headLength(length))
  writeHead(head, length)
  return [head, ...parts]
}

const headLength = (length: number): 2 | 4 | 10 =>
  length < TWO_BYTES ? 2 : length < 0x1_00_00 ? 4 : 10

function writeHead(frame: Buffer, length: number): void {
  const head = headLength(length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
}

/**
 * Frames go to the connection below the socket as they are. `ws` would make each anew and hand over its
 * head and its text apart, which costs more than all else a message costs; it sends in the same order,
 * for nothing is compressed.
 */
export const senderTo =
  (socket: WebSocket, connection: Socket, onSent?: (bytes: number) => void) =>
  (...frame: readonly Buffer[]): void => {
    if (socket.readyState !== socket.OPEN) return
    if (connection.writableLength > LIMITS.buffered) return socket.terminate()
    for (const part of frame) connection.write(part)
    onSent?.(lengthOf(frame))
  }
