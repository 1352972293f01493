/** Work that may be halted between its parts, so that no press waits for it. */
export type Halting<T> = Generator<undefined, T, undefined>

export function atOnce<T>(work: Halting<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

/** As long as one part may take in milliseconds before others have their turn. */
const SLICE = 6

/** Undefined where it isn't wanted any more. */
export function inSlices<T>(work: Halting<T>, wanted: () => boolean): Promise<T | undefined> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      const end = performance.now() + SLICE
      do {
        const { done, value } = work.next()
        if (done === true) {
          resolve(value)
          return
        }
      } while (performance.now() < end)
      if (wanted()) setTimeout(goOn)
      else resolve(undefined)
    }
    setTimeout(goOn)
  })
}
