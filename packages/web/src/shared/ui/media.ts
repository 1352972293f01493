/** Follows a media query of the window (`windows.ts`). */
import { useCallback, useSyncExternalStore } from 'react'

/** One list for each query: tables check queries at every press, and creating lists costs more. */
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
