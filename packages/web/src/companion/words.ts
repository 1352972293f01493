/** The words of the companion, loaded with it. */
import type { Language, Messages } from '@tiletum/text'
import { lazyWords } from '../shared/language/lazy-words.ts'

export type CompanionScreenWords = Pick<Messages, 'companion' | 'chance' | 'corrections'>

const LOADERS: Readonly<Record<Language, () => Promise<CompanionScreenWords>>> = {
  async en() {
    const [{ companion }, { chance }, { corrections }] = await Promise.all([
      import('@tiletum/text/en/companion'),
      import('@tiletum/text/en/chance'),
      import('@tiletum/text/en/corrections'),
    ])
    return { companion, chance, corrections }
  },
  async fr() {
    const [{ companion }, { chance }, { corrections }] = await Promise.all([
      import('@tiletum/text/fr/companion'),
      import('@tiletum/text/fr/chance'),
      import('@tiletum/text/fr/corrections'),
    ])
    return { companion, chance, corrections }
  },
}

export const companionWords = lazyWords(LOADERS)
