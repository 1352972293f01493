/** Statistics of scores: number, average and spread. */

export interface ScoreStats {
  games: number
  wins: number
  sum: number
  squares: number
  lowest: number
  highest: number
}

export const emptyTally = (): ScoreStats => ({
  games: 0,
  wins: 0,
  sum: 0,
  squares: 0,
  lowest: Infinity,
  highest: -Infinity,
})

export function count(tally: ScoreStats, score: number, won: boolean): void {
  tally.games++
  if (won) tally.wins++
  tally.sum += score
  tally.squares += score * score
  tally.lowest = Math.min(tally.lowest, score)
  tally.highest = Math.max(tally.highest, score)
}

export const mean = ({ sum, games }: ScoreStats): number => sum / games

/** The standard deviation of the scores. */
export const spread = (tally: ScoreStats): number =>
  Math.sqrt(Math.max(0, tally.squares / tally.games - mean(tally) ** 2))
