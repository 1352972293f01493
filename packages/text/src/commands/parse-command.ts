/** Parses a typed line: a command of the view, the number of an option, or a move. */
import type { Game, Option } from '@tiletum/engine'
import { closeWords } from './close-words.ts'
import type { Lexicon } from './lexicon.ts'
import { plausibleMoves } from './plausible.ts'
import { bestFits } from './best-fits.ts'
import type { NamedOption } from './best-fits.ts'
import type { Viewpoint } from './move-slots.ts'
import { VIEW_COMMANDS } from './vocabulary.ts'
import type { ViewCommandName, Vocabulary } from './vocabulary.ts'
import { wordsOf } from './split-words.ts'

/** The game, the options and the vocabularies that a line is parsed with. */
export interface ParseContext {
  readonly game: Game
  readonly viewpoint: Viewpoint
  /** The vocabularies that are understood; the first is that of the player's language. */
  readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]
  readonly lexicon: Lexicon
  readonly options: readonly Option[]
  /** The options with the names of their parts. */
  readonly named: readonly NamedOption[]
}

export type ParsedCommand =
  | { readonly is: 'nothing' }
  | { readonly is: 'command'; readonly command: ViewCommandName; readonly with: string }
  /** An option by its number in the list. */
  | { readonly is: 'number'; readonly number: number }
  /** A change of the value of the die just taken, up or down. */
  | { readonly is: 'change'; readonly by: number }
  | { readonly is: 'move'; readonly notation: string }
  | { readonly is: 'several'; readonly notations: readonly string[] }
  /** Moves that exist but are not legal now. */
  | { readonly is: 'refused'; readonly notations: readonly string[] }
  /** A word that is not understood, and known words that look like it. */
  | { readonly is: 'unknown'; readonly word: string; readonly close: readonly string[] }
  /** Known words that do not make a move together, and the short forms that come near. */
  | { readonly is: 'unfit'; readonly near: readonly string[] }

/** Maximum length of a line, in letters. A longer one was pasted and is no move. */
const LONGEST = 200

export function parseCommand(line: string, context: ParseContext): ParsedCommand {
  const text = line.trim()
  if (text === '') return { is: 'nothing' }
  if (/^\d+$/.test(text)) return { is: 'number', number: Number(text) }
  if (/^[+\-−]\d$/.test(text)) return { is: 'change', by: Number(text.replace('−', '-')) }
  const command = viewCommandOf(text, context.vocabularies)
  return command ?? moveOf(text, context)
}

export function viewCommandOf(
  text: string,
  vocabularies: readonly Vocabulary[],
): Extract<ParsedCommand, { is: 'command' }> | undefined {
  const [head = '', ...rest] = text.trim().split(/\s+/)
  const word = head === '?' ? head : wordsOf(head).join(' ')
  const command = VIEW_COMMANDS.find((name) =>
    vocabularies.some(({ commands }) =>
      commands[name].words.some(
        (each) => each === word || (word !== '' && wordsOf(each).join(' ') === word),
      ),
    ),
  )
  return command === undefined ? undefined : { is: 'command', command, with: rest.join(' ') }
}

/** Parses a move in notation or in words, legal or not. */
export function moveOf(
  text: string,
  context: ParseContext,
): Exclude<ParsedCommand, { is: 'command' }> {
  const { game, lexicon, named, options } = context
  if (text.length > LONGEST) return { is: 'unfit', near: [] }
  const notation = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const written = options.find((option) => option.notation.toLowerCase() === notation)
  if (written !== undefined) return { is: 'move', notation: written.notation }
  const fits = bestFits(lexicon, text, named).map((fit) => fit.notation)
  const [only] = fits
  if (only !== undefined)
    return fits.length === 1 ? { is: 'move', notation: only } : { is: 'several', notations: fits }
  if (typeof game.parse(notation) === 'number') return { is: 'refused', notations: [notation] }
  const words = wordsOf(text)
  const unknown = words.find(
    (word, index) => !lexicon.isFiller(word) && lexicon.at(words, index).length === 0,
  )
  if (unknown !== undefined && !isInside(lexicon, words, unknown))
    return { is: 'unknown', word: unknown, close: closeWords(unknown, wordsKnown(context)) }
  const thought = bestFits(lexicon, text, plausible(context)).map((fit) => fit.notation)
  return thought.length > 0
    ? { is: 'refused', notations: thought }
    : { is: 'unfit', near: nearest(context, words) }
}

/** A second word of a phrase means something only behind the first. */
const isInside = (lexicon: Lexicon, words: readonly string[], word: string): boolean =>
  words.some((_, start) =>
    lexicon
      .at(words, start)
      .some(({ length }) => words.indexOf(word) > start && words.indexOf(word) < start + length),
  )

const plausible = ({
  viewpoint,
  vocabularies: [vocabulary],
}: ParseContext): readonly NamedOption[] => plausibleMoves(viewpoint, vocabulary)

const wordsKnown = ({ lexicon, vocabularies }: ParseContext): readonly string[] => [
  ...new Set([
    ...vocabularies.flatMap(({ commands }) =>
      Object.values(commands).flatMap(({ words }) => words.flatMap(wordsOf)),
    ),
    ...lexicon.known(),
  ]),
]

const MOST_NEAR = 3

/** The options that share most words with a line. */
function nearest({ lexicon, named }: ParseContext, words: readonly string[]): readonly string[] {
  const keys = words.map((_, index) => lexicon.at(words, index).map(({ key }) => key))
  const shared = (one: NamedOption): number =>
    keys.filter((meanings) => meanings.some((key) => one.keys.has(key))).length
  return named
    .map((one) => ({ notation: one.notation, shared: shared(one) }))
    .filter((each) => each.shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_NEAR)
    .map(({ notation }) => notation)
}

const MOST_COMPLETIONS = 8

/** Lines that go on from what is typed so far. */
export function completions(line: string, forms: readonly string[]): readonly string[] {
  const words = wordsOf(line)
  if (words.length === 0) return []
  const fits = (form: string): number => {
    const own = wordsOf(form)
    if (words.every((word, index) => own[index]?.startsWith(word) === true)) return 0
    return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2
  }
  return [...new Set(forms)]
    .map((form) => ({ form, rank: fits(form) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_COMPLETIONS)
    .map(({ form }) => form)
}
