/** Reads an index that must exist, and throws otherwise, so that a wrong test fails at once. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new Error(`There is no entry ${index} in a list of ${list.length}`)
  return entry
}

/** The index of a word; throws an error that lists the known words otherwise. */
export function indexIn(words: readonly string[], word: string): number {
  const index = words.indexOf(word)
  if (index < 0) throw new Error(`There is no '${word}' here, only ${words.join(', ')}`)
  return index
}
