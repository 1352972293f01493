/** The person asked for something that is not there, or not in this way. */
export const MISUSE = 2
/** The answer is no, or something went wrong. */
export const FAILED = 1

const EXIT = Symbol('exit code')

/** An end whose message is the whole answer: one sentence for the person who asked. */
export function failure(sentence: string, exitCode: number = FAILED): Error {
  return Object.assign(new Error(sentence), { [EXIT]: exitCode })
}

export function exitCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !(EXIT in error)) return undefined
  return typeof error[EXIT] === 'number' ? error[EXIT] : undefined
}
