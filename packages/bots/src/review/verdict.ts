/** What is said of a turn: only what is significant against how far the estimate may be off. */

export const VERDICTS = ['best', 'fine', 'inaccuracy', 'mistake', 'turning-point'] as const
/** From what cannot be bettered to what changed the game. */
export type Verdict = (typeof VERDICTS)[number]

export interface Estimate {
  readonly before: number
  readonly after: number
  readonly lost: number
  /** The standard error of what was lost. */
  readonly error: number
  /** How far the game may end from what is expected, two times in three. */
  readonly spread: number
}

const INACCURACY = 3
const MISTAKE = 10
/** The chance to win that a turning point costs. */
const TURN = 0.25
/** Less than that is chance 19 times in 20. */
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

/** How likely an expected margin is to be a win, the games lying around it as a logistic curve. */
export const chanceToWin = (margin: number, spread: number): number =>
  1 / (1 + Math.exp((-LOGISTIC * margin) / Math.max(1, spread)))

/** So steep is a logistic curve that comes nearest to a normal one. */
const LOGISTIC = 1.702
