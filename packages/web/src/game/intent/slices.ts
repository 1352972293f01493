/** Work cut into slices, so that no press and no frame waits for it. */
export type Sliced<T> = Generator<undefined, T, undefined>

export function runNow<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** How long one slice may take in milliseconds: half of a frame. */
const SLICE = 8

/**
 * Hands over the result as soon as it is there: at once, where one slice suffices.
 * @returns Stops the work, where its result is no longer wanted.
 */
export function runInSlices<T>(work: Sliced<T>, then: (result: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = (): void => {
    const end = performance.now() + SLICE
    do {
      const { done, value } = work.next()
      if (done === true) {
        then(value)
        return
      }
    } while (performance.now() < end)
    timer = setTimeout(goOn)
  }
  goOn()
  return () => clearTimeout(timer)
}
