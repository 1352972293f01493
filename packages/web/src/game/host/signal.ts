/** An observable value: the current one, and its listeners. */
export interface Signal<T> {
  readonly current: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export interface WritableSignal<T> extends Signal<T> {
  readonly set: (value: T) => void
}

/** Setting an equal value does not call the listeners. */
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

/** A signal whose value never changes. */
export const constantSignal = <T>(value: T): Signal<T> => ({
  current: () => value,
  subscribe: () => () => undefined,
})
