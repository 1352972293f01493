/** The list of what is kept on this device; undefined until it is read. */
import { useEffect, useState } from 'react'
import type { BrowserStore, StoredItem } from './browser-store.ts'

/** Read again when `visit` changes. */
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
