/** Finds the moves that a typed line fits best: one, or several if the line is ambiguous. */
import { inNotation } from '@tiletum/engine'
import type { Option } from '@tiletum/engine'
import type { Lexicon } from './lexicon.ts'
import { missingCost } from './line-fit.ts'
import { slotsOf } from './move-slots.ts'
import type { LooseMove, Viewpoint, Slot } from './move-slots.ts'
import { wordsOf } from './split-words.ts'

/** A move by all its names. */
export interface NamedOption {
  readonly notation: string
  readonly task: boolean
  readonly slots: readonly Slot[]
  /** The keys that occur in any phrase for the option. */
  readonly keys: ReadonlySet<string>
}

/** Tasks come behind what the decision at hand asks. */
const TASK = 0.5

export function nameOptions(
  viewpoint: Viewpoint,
  options: readonly Option[],
): readonly NamedOption[] {
  return options.map((option) => nameParts(viewpoint, option, option.task))
}

export function nameParts(viewpoint: Viewpoint, parts: LooseMove, task: boolean): NamedOption {
  const notation = inNotation(parts.verb, parts.args)
  const slots = slotsOf(viewpoint, parts)
  return { notation, task, slots, keys: new Set(slots.flatMap(({ phrases }) => phrases.flat())) }
}

/** The moves a line fits best; several when it does not say enough. */
export function bestFits(
  lexicon: Lexicon,
  line: string,
  named: readonly NamedOption[],
): readonly NamedOption[] {
  const words = wordsOf(line)
  if (words.length === 0) return []
  const wanted = words.map((word, index) =>
    lexicon.isFiller(word) ? undefined : keysAround(lexicon, words, index),
  )
  let least = Infinity
  let fits: NamedOption[] = []
  for (const each of named) {
    const possible = wanted.every(
      (keys) => keys === undefined || keys.some((key) => each.keys.has(key)),
    )
    if (!possible) continue
    const cost = missingCost(lexicon, words, each.slots) + (each.task ? TASK : 0)
    if (cost === Infinity || cost > least + 1e-9) continue
    if (cost < least - 1e-9) fits = []
    least = Math.min(least, cost)
    fits.push(each)
  }
  return fits
}

const LONGEST = 4

/** The keys of all phrases a word may be part of. */
function keysAround(lexicon: Lexicon, words: readonly string[], index: number): readonly string[] {
  const keys: string[] = []
  for (let start = Math.max(0, index - LONGEST); start <= index; start++)
    for (const { key, length } of lexicon.at(words, start))
      if (start + length > index) keys.push(key)
  return keys
}
