/** A map that forgets what was not used for longest when it grows too large. */
export interface Bounded<Key, Value> {
  get(key: Key): Value | undefined
  /** Without counting as a use. */
  peek(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
  keys(): readonly Key[]
  readonly size: number
}

/** @param mayGo whether this one may be forgotten now; where none may, the map grows. */
export function bounded<Key, Value>(
  most: number,
  mayGo: (value: Value) => boolean = () => true,
  gone?: (key: Key, value: Value) => void,
): Bounded<Key, Value> {
  const values = new Map<Key, Value>()
  function forgetOldest(): void {
    for (const [key, value] of values) {
      if (values.size <= most) return
      if (!mayGo(value)) continue
      values.delete(key)
      gone?.(key, value)
    }
  }
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    peek: (key) => values.get(key),
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      if (values.size > most) forgetOldest()
    },
    delete(key) {
      const value = values.get(key)
      if (value === undefined) return
      values.delete(key)
      gone?.(key, value)
    },
    keys: () => [...values.keys()],
    get size() {
      return values.size
    },
  }
}
