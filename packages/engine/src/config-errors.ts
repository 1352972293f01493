/** The parts of a configuration that can make it impossible to set up a game. */
export const CONFIG_ERRORS = [
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

export interface ConfigError {
  readonly about: (typeof CONFIG_ERRORS)[number]
  /** The value found there. */
  readonly word: string
}

export function configError(about: ConfigError['about'], word: string): Error {
  const cause: ConfigError = { about, word }
  return new Error(`No game can be set up with these ${about}: ${word}`, { cause })
}

/**
 * Returns the configuration error behind an error thrown by `compose`; undefined for other errors.
 */
export function configErrorOf(error: unknown): ConfigError | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return isConfigError(cause) ? cause : undefined
}

const isConfigError = (cause: unknown): cause is ConfigError =>
  typeof cause === 'object' &&
  // oxlint-disable-next-line unicorn/no-null -- typeof says object of it too
  cause !== null &&
  'about' in cause &&
  CONFIG_ERRORS.some((about) => about === cause.about)
