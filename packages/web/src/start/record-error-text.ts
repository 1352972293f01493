/** What is wrong with a record that was opened, in a sentence; its words come only then. */
import type { Language } from '@tiletum/text'
import type { ReadFault } from '../game/storage/record-file.ts'
import { lazyWords } from '../shared/language/lazy-words.ts'

const faultWords = lazyWords({
  async en() {
    const [{ records }, { edition }] = await Promise.all([
      import('@tiletum/text/en/records'),
      import('@tiletum/text/en/edition'),
    ])
    return { records, edition }
  },
  async fr() {
    const [{ records }, { edition }] = await Promise.all([
      import('@tiletum/text/fr/records'),
      import('@tiletum/text/fr/edition'),
    ])
    return { records, edition }
  },
})

export async function recordErrorText(
  { error, problem }: ReadFault,
  language: Language,
): Promise<string> {
  const { records, edition } = await faultWords(language)
  const word = problem === undefined ? error.word : edition.problem(problem)
  return records.fault({ ...error, word })
}
