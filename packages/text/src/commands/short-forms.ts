/** The shortest words for a move that mean it and nothing else. */
import type { Lexicon } from './lexicon.ts'
import { bestFits } from './best-fits.ts'
import type { NamedOption } from './best-fits.ts'
import type { Slot } from './move-slots.ts'

export function shortForms(
  lexicon: Lexicon,
  named: readonly NamedOption[],
): ReadonlyMap<string, string> {
  return new Map(named.map((each) => [each.notation, shortForm(lexicon, each, named)]))
}

function shortForm(lexicon: Lexicon, one: NamedOption, named: readonly NamedOption[]): string {
  // A line that is the notation of another move means that move.
  const means = (line: string): boolean =>
    named.every(({ notation }) => notation !== line || notation === one.notation) &&
    isOnly(bestFits(lexicon, line, named), one)
  return formsOf(lexicon, one.slots).find(means) ?? one.notation
}

const isOnly = ([fit, ...others]: readonly NamedOption[], one: NamedOption): boolean =>
  others.length === 0 && fit?.notation === one.notation

/** From short to long. */
function formsOf(lexicon: Lexicon, slots: readonly Slot[]): readonly string[] {
  const say = (phrase: readonly string[] = []): string =>
    phrase.map((key) => lexicon.say(key)).join(' ')
  const [verb, ...others] = slots
  const [plain = '', sort = plain] = verb?.phrases.map(say) ?? []
  const line = (start: string, filled: readonly Slot[]): string =>
    [start, ...filled.map(({ phrases }) => say(phrases[0]))].join(' ')
  const place = others.filter(({ face }) => face === 'place')
  const told = others.filter(({ kind, face }) => kind !== 'sort' && face !== 'place')
  const needed = told.filter(({ spare }) => spare !== true)
  const [firstPart] = needed.filter(({ face }) => face === 'part')
  const short = needed.filter(
    (slot) => slot.face !== 'part' || (place.length === 0 && slot === firstPart),
  )
  return [
    line(sort, [...place, ...short]),
    line(plain, [...place, ...short]),
    line(plain, needed),
    line(plain, told),
    line(sort, told),
  ]
}
