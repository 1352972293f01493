/** « de », « d’ » ou « du », selon le mot qui suit. */
export function of(word: string): string {
  if (word === 'Cardinalbot') return `du ${word}`
  return /^([aeiouàâéèêëîïôöûü]|y[^aeiou])/i.test(word) ? `d’${word}` : `de ${word}`
}
