/**
 * An interface of the browser may be absent, throw or reject: an older browser, blocked storage, a
 * full disk, an insecure address. The game goes on without it; what is lost is said by `missing-features.ts`.
 */

/** What it gives, or undefined where it does not work. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The same for what answers later. */
export async function attemptLater<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
