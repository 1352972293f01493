/** Makes a phrase a sentence, with a capital and a full stop. */
export const sentence = (phrase: string): string => {
  const begun = phrase.slice(0, 1).toLocaleUpperCase() + phrase.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
