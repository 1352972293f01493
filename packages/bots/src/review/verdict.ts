/** The verdict on a turn; it counts only losses that are statistically significant. */

export const VERDICTS = ['best', 'fine', 'inaccuracy', 'mistake', 'turning-point'] as const
/** Verdicts from the best play to a mistake that changed the game. */
export type Verdict = (typeof VERDICTS)[number]

export interface Estimate {
  readonly before: number
  readonly after: number
  readonly lost: number
  /** Standard error of `lost`. */
  readonly error: number
  /** Standard deviation of the final result around the expectation. */
  readonly spread: number
}

const INACCURACY = 3
const MISTAKE = 10
/** The loss of winning probability that makes a mistake a turning point. */
const TURN = 0.25
/** Number of standard errors below which a loss is not significant (5 %). */
const SIGNIFICANT = 2

export function verdictOn({ before, after, lost, error, spread }: Estimate): Verdict {
  if (lost <= 0) return 'best'
  const surely = lost - SIGNIFICANT * error
  if (lost < INACCURACY || surely < 0) return 'fine'
  if (lost < MISTAKE || surely < INACCURACY) return 'inaccuracy'
  return chanceToWin(before, spread) - chanceToWin(after, spread) >= TURN
    ? 'turning-point'
    : 'mistake'
}

/** Probability of winning with an expected margin, by a logistic curve. */
export const chanceToWin = (margin: number, spread: number): number =>
  1 / (1 + Math.exp((-LOGISTIC * margin) / Math.max(1, spread)))

/** Steepness at which the logistic curve is closest to the normal distribution. */
const LOGISTIC = 1.702
