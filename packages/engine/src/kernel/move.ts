/** A move is one small integer: a verb and up to three arguments. Its readable form is its notation. */

export type Move = number

const VERB_BITS = 7
const ARGUMENT_BITS = 8

export function pack(verb: number, first = 0, second = 0, third = 0): Move {
  return (
    verb |
    (first << VERB_BITS) |
    (second << (VERB_BITS + ARGUMENT_BITS)) |
    (third << (VERB_BITS + 2 * ARGUMENT_BITS))
  )
}

export const verbOf = (move: Move): number => move & 127
export const first = (move: Move): number => (move >> VERB_BITS) & 255
export const second = (move: Move): number => (move >> (VERB_BITS + ARGUMENT_BITS)) & 255
export const third = (move: Move): number => (move >> (VERB_BITS + 2 * ARGUMENT_BITS)) & 127

/** Capacity of a move list: several times the longest list of legal moves. */
const CAPACITY = 2048

/** A reusable list of moves: filling it again allocates nothing. */
export interface MoveList {
  readonly items: Int32Array
  /** The weight of each answer of chance; unused for the moves of a seat. */
  readonly weights: Int32Array
  count: number
  push(move: Move): void
  weigh(answer: Move, weight: number): void
}

export function moveList(): MoveList {
  return {
    items: new Int32Array(CAPACITY),
    weights: new Int32Array(CAPACITY),
    count: 0,
    push(move) {
      this.items[this.count++] = move
    },
    weigh(answer, weight) {
      this.weights[this.count] = weight
      this.items[this.count++] = answer
    },
  }
}

/** A loop, because copying by the constructor of a short list costs ten times as much. */
export function movesOf({ items, count }: MoveList): Move[] {
  const moves: Move[] = []
  for (let index = 0; index < count; index++) moves.push(items[index] as Move)
  return moves
}
