/**
 * The words of the text view. Commands are understood in every language, so all vocabularies are
 * loaded.
 */
import type { Language, Messages } from '@tiletum/text'
import type { Vocabulary } from '@tiletum/text/commands'
import { lazyAreas, lazyWordsFrom } from '../../shared/language/lazy-words.ts'
import { expansionWords } from './expansions.ts'
import type { ExpansionWords } from './expansions.ts'

export interface TextWords extends Pick<
  Messages,
  'textView' | 'plans' | 'position' | 'things' | 'chance'
> {
  readonly expansions: ExpansionWords
  readonly vocabularies: readonly [Vocabulary, ...Vocabulary[]]
}

const vocabularies = async (first: Language): Promise<TextWords['vocabularies']> => {
  const [{ commands: english }, { commands: french }] = await Promise.all([
    import('@tiletum/text/en/commands'),
    import('@tiletum/text/fr/commands'),
  ])
  return first === 'fr' ? [french, english] : [english, french]
}

const areas = lazyAreas('textView', 'plans', 'position', 'things', 'chance')

export const textWords = lazyWordsFrom<TextWords>(async (language) => {
  const [words, expansions, all] = await Promise.all([
    areas(language),
    expansionWords(language),
    vocabularies(language),
  ])
  return { ...words, expansions, vocabularies: all }
})
