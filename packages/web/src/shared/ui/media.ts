/** What the window is like (`windows.ts`), followed as it changes. */
import { useCallback, useSyncExternalStore } from 'react'

/** One list for each query: tables look at every press, and making lists costs more than looking. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}
