import { plainLetters } from '../fold-accents.ts'

/** What is typed, as plain words: no capitals, no accents, no signs but those of a changed die. */
export function wordsOf(text: string): readonly string[] {
  return plainLetters(text)
    .replaceAll('−', '-')
    .split(/\s+/)
    .flatMap((part) => (/^[+-]\d$/.test(part) ? [part] : part.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word !== '')
}
