/** Keeps the unchanged parts of an old value in a new one, so that `memo` sees what changed. */
export function shareUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after
    return shareList(before, after) as T
  }
  if (!isRecord(after) || !isRecord(before)) return after
  let same = true
  const merged: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(after)) {
    merged[key] = shareUnchanged(before[key], value)
    if (merged[key] !== before[key]) same = false
  }
  if (same && Object.keys(before).length === Object.keys(merged).length) return before as T
  return merged as T
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const merged = after.map((value, index) => shareUnchanged(before[index], value))
  const same =
    merged.length === before.length && merged.every((value, index) => value === before[index])
  return same ? before : merged
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
