/** The words one might have meant: at most three, and none that is far off. */
export function closeWords(word: string, known: readonly string[]): readonly string[] {
  const most = Math.ceil(word.length / 3)
  const near = known
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate) }))
    .filter(({ candidate, away }) => away <= most || (word !== '' && candidate.startsWith(word)))
  return near
    .toSorted((one, other) => one.away - other.away)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

/** How many letters must change, come or go. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index++) {
      const changed = (row[index] ?? 0) + (other[index] === letter ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
