/** Puts pictures in the WebP format one after the other into one file that moves. */

export interface PictureFrame {
  /** A WebP file without animation. */
  readonly picture: Buffer
  readonly milliseconds: number
}

const HEADER = 12
const CHUNK_HEADER = 8

export function movingPicture(
  frames: readonly PictureFrame[],
  width: number,
  height: number,
): Buffer {
  const extended = Buffer.alloc(10)
  const MOVES = 0b10
  extended.writeUInt8(MOVES, 0)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', extended),
    // On white, again and again.
    chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0])),
    ...frames.map(({ picture, milliseconds }) => {
      const place = Buffer.alloc(16)
      place.writeUIntLE(width - 1, 6, 3)
      place.writeUIntLE(height - 1, 9, 3)
      place.writeUIntLE(milliseconds, 12, 3)
      return chunk('ANMF', Buffer.concat([place, imageOf(picture)]))
    }),
  ])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEADER)
  head.write(name)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** The chunk with the picture itself. */
function imageOf(file: Buffer): Buffer {
  for (let at = HEADER; at < file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + CHUNK_HEADER + length + (length % 2)
    if (name === 'VP8 ' || name === 'VP8L') return file.subarray(at, end)
    at = end
  }
  throw new Error('This is no picture in the WebP format')
}
