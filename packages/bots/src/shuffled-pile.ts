/**
 * A face-down pile of which only the odds are known, with a fixed order. Every tile has a time at which it
 * comes up, drawn once from the exponential distribution; the next tile is the one with the earliest time.
 * This is a fair shuffle, and each draw has exactly the odds of the tiles left. A tile that comes back gets
 * a new time after now: it is shuffled in without changing the order of the others.
 */
import type { Move, MoveList } from '@tiletum/engine'
import { nextRandom } from './random.ts'
import type { RandomStream } from './random.ts'

export interface ShuffledPile {
  /** Draws the topmost tile among the possible answers. */
  draw(answers: MoveList): Move
  /** Removes a tile that was drawn elsewhere. */
  remove(answers: MoveList, answer: Move): void
}

interface Face {
  /** Number of copies in the pile, as far as known. */
  copies: number
  /** Time at which the next copy comes up. */
  time: number
  /** Number of times drawn for this face. */
  drawn: number
}

export function createPile(stream: RandomStream): ShuffledPile {
  const one = nextRandom(stream)
  const other = nextRandom(stream)
  const faces = new Map<Move, Face>()
  let now = 0

  /** The random time until the first of some copies comes up; a new one for each face and call. */
  const wait = (item: Move, face: Face, copies: number): number =>
    -Math.log(fraction(one, other, item, face.drawn++)) / copies

  function syncWith({ items, weights, count }: MoveList): void {
    for (let index = 0; index < count; index++) {
      const item = items[index] as Move
      const copies = weights[index] as number
      let face = faces.get(item)
      if (face === undefined) faces.set(item, (face = { copies: 0, time: Infinity, drawn: 0 }))
      const more = copies - face.copies
      if (more > 0) face.time = Math.min(face.time, now + wait(item, face, more))
      else if (more < 0) face.time = now + wait(item, face, copies)
      face.copies = copies
    }
  }

  function take(item: Move): void {
    const face = faces.get(item)
    if (face === undefined) return
    let soonest = face.time
    for (const { time } of faces.values()) if (time < soonest) soonest = time
    now = Math.max(now, soonest)
    face.copies--
    face.time = face.copies === 0 ? Infinity : now + wait(item, face, face.copies)
  }

  return {
    draw(answers) {
      syncWith(answers)
      let first = answers.items[0] as Move
      let earliest = Infinity
      for (let index = 0; index < answers.count; index++) {
        const item = answers.items[index] as Move
        const { time } = faces.get(item) as Face
        if (time < earliest) {
          earliest = time
          first = item
        }
      }
      take(first)
      return first
    },
    remove(answers, answer) {
      syncWith(answers)
      take(answer)
    },
  }
}

const RANGE = 2 ** 32

/** A number between 0 and 1, a hash of its arguments. */
function fraction(one: number, other: number, item: number, number: number): number {
  const bits = mixed(
    mixed(one ^ Math.imul(item, 0x9e3779b1)) ^ other ^ Math.imul(number, 0x85ebca77),
  )
  return ((bits >>> 0) + 0.5) / RANGE
}

function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
