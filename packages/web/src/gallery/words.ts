/** The words of the gallery, and all words of a language for the sheet that shows both. */
import type { Language, Messages } from '@tiletum/text'
import { lazyWords } from '../shared/language/lazy-words.ts'
import { loadWords } from '../shared/language/words.ts'

export type GalleryScreenWords = Pick<Messages, 'gallery' | 'edition'>

const LOADERS: Readonly<Record<Language, () => Promise<GalleryScreenWords>>> = {
  async en() {
    const [{ gallery }, { edition }] = await Promise.all([
      import('@tiletum/text/en/gallery'),
      import('@tiletum/text/en/edition'),
    ])
    return { gallery, edition }
  },
  async fr() {
    const [{ gallery }, { edition }] = await Promise.all([
      import('@tiletum/text/fr/gallery'),
      import('@tiletum/text/fr/edition'),
    ])
    return { gallery, edition }
  },
}

export const galleryWords = lazyWords(LOADERS)
export const allWords = lazyWords({ en: () => loadWords('en'), fr: () => loadWords('fr') })
