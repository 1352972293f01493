import { lazyWordsFrom } from '../shared/language/lazy-words.ts'
import { loadWords } from '../shared/language/words.ts'

/** All the texts of a language, for the sheet that shows both. */
export const allWords = lazyWordsFrom(loadWords)
