/** The words of the text view; commands are understood in every language, so all vocabularies come along. */
import type { Language, Messages } from '@tiletum/text'
import type { Vocabulary } from '@tiletum/text/commands'
import { lazyWords } from '../../shared/language/lazy-words.ts'
import { plansWords } from '../../table/plans/words.ts'
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

export const textWords = lazyWords<TextWords>({
  en: async () => {
    const [{ textView }, plans, { position }, { things }, { chance }, expansions] =
      await Promise.all([
        import('@tiletum/text/en/text-view'),
        plansWords('en'),
        import('@tiletum/text/en/position'),
        import('@tiletum/text/en/things'),
        import('@tiletum/text/en/chance'),
        expansionWords('en'),
      ])
    return {
      expansions,
      textView,
      plans,
      position,
      things,
      chance,
      vocabularies: await vocabularies('en'),
    }
  },
  fr: async () => {
    const [{ textView }, plans, { position }, { things }, { chance }, expansions] =
      await Promise.all([
        import('@tiletum/text/fr/text-view'),
        plansWords('fr'),
        import('@tiletum/text/fr/position'),
        import('@tiletum/text/fr/things'),
        import('@tiletum/text/fr/chance'),
        expansionWords('fr'),
      ])
    return {
      expansions,
      textView,
      plans,
      position,
      things,
      chance,
      vocabularies: await vocabularies('fr'),
    }
  },
})
