/** A value that changes with time: what it is now, and who is told when it is another. */
export interface Stream<T> {
  readonly current: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export interface Source<T> extends Stream<T> {
  readonly set: (value: T) => void
}

/** The same value again is no change. */
export function sourceOf<T>(first: T): Source<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}

/** A value that never changes. */
export const constant = <T>(value: T): Stream<T> => ({
  current: () => value,
  subscribe: () => () => undefined,
})
