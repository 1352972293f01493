/** Wilson score interval: the range that contains the true share of wins with a probability of 95 %. */
const NINETY_FIVE = 1.96

export function interval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1]
  const share = wins / games
  const z = NINETY_FIVE ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const half = Math.sqrt(z * share * (1 - share) + z ** 2 / 4) / (1 + z)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
