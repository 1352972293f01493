/** Small tools for phrases, the same in both languages. */

/** Joins with commas and a last word: `list('and')(['a', 'b', 'c'])` is `a, b and c`. */
export function list(lastWord: string): (items: readonly string[]) => string {
  return (items) => {
    const [last = ''] = items.slice(-1)
    const others = items.slice(0, -1)
    return others.length === 0 ? last : `${others.join(', ')} ${lastWord} ${last}`
  }
}

export function capital(phrase: string): string {
  return phrase.slice(0, 1).toLocaleUpperCase() + phrase.slice(1)
}

/** A phrase as a sentence: a capital and a full stop. */
export function sentence(phrase: string): string {
  return `${capital(phrase)}.`
}

/** Several phrases as sentences, without those that have nothing to say. */
export function sentences(...phrases: readonly (string | undefined)[]): string {
  return phrases
    .filter((phrase) => phrase !== undefined && phrase !== '')
    .map((phrase) => sentence(phrase ?? ''))
    .join(' ')
}

/** Formats a number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`
}

export const ROMAN = ['I', 'II', 'III']
