/**
 * A browser interface may be absent, throw or reject: an old browser, blocked storage, a full disk,
 * an insecure address. The game continues without it; `missing-features.ts` notes what is missing.
 */

/** Returns the result of the work; undefined if it fails. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Resolves to the result of the work; to undefined if it fails. */
export async function attemptLater<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
