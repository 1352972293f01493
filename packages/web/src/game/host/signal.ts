/** A value that changes with time: what it is now, and who is told when it is another. */
export interface Signal<T> {
  readonly current: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export interface WritableSignal<T> extends Signal<T> {
  readonly set: (value: T) => void
}

/** The same value again is no change. */
export function createSignal<T>(first: T): WritableSignal<T> {
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
export const constantSignal = <T>(value: T): Signal<T> => ({
  current: () => value,
  subscribe: () => () => undefined,
})
