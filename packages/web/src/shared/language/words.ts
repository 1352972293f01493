import type { Language, Messages } from '@tiletum/text'

/** The areas of text that the client always loads. */
export type Words = Pick<
  Messages,
  | 'bot'
  | 'components'
  | 'effects'
  | 'hand'
  | 'home'
  | 'log'
  | 'moves'
  | 'nouns'
  | 'page'
  | 'refusals'
  | 'solo'
  | 'things'
  | 'warnings'
  | 'web'
>

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./words.en.ts'),
  fr: () => import('./words.fr.ts'),
}

export async function loadWords(language: Language): Promise<Words> {
  const { words } = await LOADERS[language]()
  return words
}
