/** Measures how well a typed line fits a move: by the parts of the move that the line leaves out. */
import type { Lexicon } from './lexicon.ts'
import type { Slot } from './move-slots.ts'

/** Returns the cost of the parts left out; Infinity if a word of the line does not belong to the move. */
export function missingCost(
  lexicon: Lexicon,
  words: readonly string[],
  slots: readonly Slot[],
): number {
  const used: boolean[] = slots.map(() => false)

  const from = (index: number): number => {
    if (index >= words.length) return costOf(slots, used)
    let best = lexicon.isFiller(words[index] ?? '') ? from(index + 1) : Infinity
    for (const [at, slot] of slots.entries()) {
      if (used[at] === true) continue
      for (const phrase of slot.phrases) {
        if (phrase.length === 1 && !isNext(slots, used, at)) continue
        for (const end of ends(lexicon, words, index, phrase)) {
          used[at] = true
          best = Math.min(best, from(end))
          used[at] = false
        }
      }
    }
    return best
  }
  return from(0)
}

/** Whether a slot is the next unused one of its kind: slots of one kind are named in order. */
const isNext = (slots: readonly Slot[], used: readonly boolean[], at: number): boolean =>
  slots.every((slot, index) => index >= at || slot.kind !== slots[at]?.kind || used[index] === true)

/** Returns the word indices at which a series of keys may end. Filler words may stand between two keys. */
function ends(
  lexicon: Lexicon,
  words: readonly string[],
  index: number,
  [key, ...rest]: readonly string[],
): readonly number[] {
  return lexicon
    .at(words, index)
    .filter((lexeme) => lexeme.key === key)
    .flatMap(({ length }) => {
      const after = index + length
      return rest.length === 0
        ? [after]
        : begins(lexicon, words, after).flatMap((next) => ends(lexicon, words, next, rest))
    })
}

/** Returns the word indices at which the next key of a series may begin. */
function begins(lexicon: Lexicon, words: readonly string[], index: number): readonly number[] {
  const places = [index]
  while (lexicon.isFiller(words[index] ?? '')) places.push(++index)
  return places
}

const NO_FACE = 1

function costOf(slots: readonly Slot[], used: readonly boolean[]): number {
  let cost = 0
  let placed = false
  let parts = 0
  let told = 0
  for (const [at, slot] of slots.entries()) {
    if (slot.face === 'place') placed ||= used[at] === true
    else if (slot.face === 'part') {
      parts++
      if (used[at] === true) told++
      else cost += slot.cost
    } else if (used[at] !== true) cost += slot.cost
  }
  if (placed) return cost - (parts - told) * 0.1
  return parts > 0 && told === 0 ? cost + NO_FACE : cost
}
