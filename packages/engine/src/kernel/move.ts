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
