/** Maximum length of words that are compared: no name here has as many letters. */
const LONGEST = 80

/** The words somebody may have meant, nearest first. */
export function near(word: string, words: readonly string[]): readonly string[] {
  if (word.length > LONGEST) return []
  const limit = Math.max(2, Math.floor(word.length / 4))
  return words
    .map((other) => ({ other, distance: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance: steps }) => steps <= limit)
    .toSorted((one, two) => one.distance - two.distance)
    .slice(0, 3)
    .map(({ other }) => other)
}

/** How many letters must be added, removed or changed. */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [column, other] of two.split('').entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[two.length] ?? 0
}
