/** Reproducible random numbers: sfc32, and whole numbers without bias. */

export type Seed = string | number

/** The state of a random generator, 128 bits. */
export interface RandomStream {
  a: number
  b: number
  c: number
  counter: number
}

const WARM_UP = 15

/** Creates a random stream for a seed and a purpose. Streams of other purposes are independent of it. */
export function createRandomStream(seed: Seed, purpose: string): RandomStream {
  const text = `${purpose}\n${seed}`
  const stream: RandomStream = {
    a: scatter(text, 0x9e3779b9),
    b: scatter(text, 0x243f6a88),
    c: scatter(text, 0xb7e15162),
    counter: 1,
  }
  for (let turn = 0; turn < WARM_UP; turn++) nextRandom(stream)
  return stream
}

/** Returns 32 random bits. */
export function nextRandom(stream: RandomStream): number {
  const sum = (stream.a + stream.b + stream.counter) | 0
  stream.counter = (stream.counter + 1) | 0
  stream.a = stream.b ^ (stream.b >>> 9)
  stream.b = (stream.c + (stream.c << 3)) | 0
  stream.c = (((stream.c << 21) | (stream.c >>> 11)) + sum) | 0
  return sum >>> 0
}

const RANGE = 2 ** 32

/** Returns a number from 0 to `limit` − 1, uniformly: values that would favour some numbers are skipped. */
export function randomBelow(stream: RandomStream, limit: number): number {
  if (!(limit > 0)) throw new Error(`There is no number below ${limit} to draw`)
  const surplus = RANGE % limit
  let bits = nextRandom(stream)
  while (bits >= RANGE - surplus) bits = nextRandom(stream)
  return bits % limit
}

function scatter(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x85ebca6b)
    value ^= value >>> 13
  }
  value = Math.imul(value ^ (value >>> 16), 0xc2b2ae35)
  return value ^ (value >>> 16)
}
