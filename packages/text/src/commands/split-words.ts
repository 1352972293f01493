import { plainLetters } from '../fold-accents.ts'

/** Splits a line into words without capitals, accents and signs, except the signs of a changed die. */
export function wordsOf(text: string): readonly string[] {
  return plainLetters(text)
    .replaceAll('−', '-')
    .split(/\s+/)
    .flatMap((part) => (/^[+-]\d$/.test(part) ? [part] : part.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word !== '')
}
