/** What is agreed before a game can be something that nobody can play: which of it, as data. */
export const DISAGREEMENTS = [
  'modules',
  'players',
  'first',
  'difficulty',
  'challenges',
  'difficulty-and-challenges',
  'sides',
  'technologies',
  'overlay',
  'start-cost',
] as const

export interface Disagreement {
  readonly about: (typeof DISAGREEMENTS)[number]
  /** What was found there. */
  readonly word: string
}

export function disagree(about: Disagreement['about'], word: string): Error {
  const disagreement: Disagreement = { about, word }
  return new Error(`No game can be set up with these ${about}: ${word}`, { cause: disagreement })
}

/** What `compose` found wrong, out of the error it threw. */
export function disagreementIn(error: unknown): Disagreement | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return isDisagreement(cause) ? cause : undefined
}

const isDisagreement = (cause: unknown): cause is Disagreement =>
  typeof cause === 'object' &&
  // oxlint-disable-next-line unicorn/no-null -- typeof says object of it too
  cause !== null &&
  'about' in cause &&
  DISAGREEMENTS.some((about) => about === cause.about)
