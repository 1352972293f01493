/** Returns a sentence for the error of a record; its words are loaded only then. */
import type { Language } from '@tiletum/text'
import type { ReadFault } from '../game/storage/record-file.ts'
import { lazyAreas } from '../shared/language/lazy-words.ts'

const recordWords = lazyAreas('records', 'edition')

export async function recordErrorText(
  { error, problem }: ReadFault,
  language: Language,
): Promise<string> {
  const { records, edition } = await recordWords(language)
  const word = problem === undefined ? error.word : edition.problem(problem)
  return records.fault({ ...error, word })
}
