/**
 * The words of the text view. Commands are understood in every language, so all vocabularies are
 * loaded.
 */
import { languagesFrom } from '@tiletum/text'
import type { Language, Messages } from '@tiletum/text'
import type { Vocabulary } from '@tiletum/text/commands'
import { VOCABULARY_LOADERS } from '../../shared/language/areas.ts'
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
  const [own, ...others] = languagesFrom(first)
  const [{ commands }, ...more] = await Promise.all([
    VOCABULARY_LOADERS[own](),
    ...others.map((language) => VOCABULARY_LOADERS[language]()),
  ])
  return [commands, ...more.map((other) => other.commands)]
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
