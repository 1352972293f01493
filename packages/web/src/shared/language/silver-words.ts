/** The words that only games with Prospect for Silver need. */
import type { Language, Messages } from '@tiletum/text'
import { lazyWords } from './lazy-words.ts'

export type SilverWords = Pick<Messages, 'silverTable' | 'technologies'>

const LOADERS: Readonly<Record<Language, () => Promise<SilverWords>>> = {
  async en() {
    const [{ silverTable }, { technologies }] = await Promise.all([
      import('@tiletum/text/en/silver-table'),
      import('@tiletum/text/en/technologies'),
    ])
    return { silverTable, technologies }
  },
  async fr() {
    const [{ silverTable }, { technologies }] = await Promise.all([
      import('@tiletum/text/fr/silver-table'),
      import('@tiletum/text/fr/technologies'),
    ])
    return { silverTable, technologies }
  },
}

export const silverWords = lazyWords(LOADERS)
