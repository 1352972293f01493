/** Divides a command line into its words, with quotes and backslashes as a shell reads them. */
export function commandIn(text: string): readonly string[] {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\\' && quote !== "'" && at + 1 < text.length) word = (word ?? '') + text[++at]
    else if (quote !== undefined) {
      if (letter === quote) quote = undefined
      else word = (word ?? '') + letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + letter
  }
  return word === undefined ? words : [...words, word]
}
