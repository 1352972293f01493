/** A map that forgets what was not used for longest when it grows too large. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  /** Without counting as a use. */
  peek(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
  keys(): readonly Key[]
  readonly size: number
  /** The weight of all values together, as they were when they were set. */
  readonly weight: number
}

/**
 * @param mayGo whether this one may be forgotten now; where none may, the map grows.
 * @param room how much all values together may weigh
 */
export function lruCache<Key, Value>(
  most: number,
  mayGo: (value: Value) => boolean = () => true,
  gone?: (key: Key, value: Value) => void,
  room?: { readonly most: number; weigh(value: Value): number },
): LruCache<Key, Value> {
  const values = new Map<Key, Value>()
  const weights = new Map<Key, number>()
  let weight = 0
  const isFull = (): boolean =>
    values.size > most || (room !== undefined && weight > room.most && values.size > 1)
  function weigh(key: Key, now: number): void {
    if (room === undefined) return
    weight += now - (weights.get(key) ?? 0)
    if (now === 0) weights.delete(key)
    else weights.set(key, now)
  }
  function remove(key: Key, value: Value): void {
    values.delete(key)
    weigh(key, 0)
    gone?.(key, value)
  }
  function forgetOldest(): void {
    for (const [key, value] of values) {
      if (!isFull()) return
      if (mayGo(value)) remove(key, value)
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
      weigh(key, room?.weigh(value) ?? 0)
      if (isFull()) forgetOldest()
    },
    delete(key) {
      const value = values.get(key)
      if (value !== undefined) remove(key, value)
    },
    keys: () => [...values.keys()],
    get size() {
      return values.size
    },
    get weight() {
      return weight
    },
  }
}
