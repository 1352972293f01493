/** Lists the items of a store; undefined until they are read. */
import { useEffect, useState } from 'react'
import type { BrowserStore, StoredItem } from './browser-store.ts'

/** Reads again when `visit` changes. */
export function useStored<Thing extends StoredItem>(
  { list }: BrowserStore<Thing>,
  visit?: number | string,
): readonly Thing[] | undefined {
  const [kept, setKept] = useState<readonly Thing[]>()
  useEffect(() => {
    let left = false
    void list().then((now) => {
      if (!left) setKept(now)
    })
    return () => {
      left = true
    }
  }, [list, visit])
  return kept
}
