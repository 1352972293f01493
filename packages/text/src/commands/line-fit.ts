/** Holds a line against what a move names: how much of it was left unsaid, or that it is another move. */
import type { Lexicon } from './lexicon.ts'
import type { Slot } from './move-slots.ts'

/** Infinity when some word does not belong to this move. */
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

/** Of one kind the earlier comes first. */
const isNext = (slots: readonly Slot[], used: readonly boolean[], at: number): boolean =>
  slots.every((slot, index) => index >= at || slot.kind !== slots[at]?.kind || used[index] === true)

/** Where a series of keys that begins at a word may end; between two of them little words may stand. */
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

/** Where the next of a series may begin. */
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
