/** What the window is like, followed as it changes. */
import { useCallback, useSyncExternalStore } from 'react'

/** As the style sheets have it. */
export const PHONE = '(width < 48rem), (height < 30rem)'
export const TABLET = '(48rem <= width < 80rem) and (height >= 30rem)'
export const UPRIGHT = '(48rem <= width < 64rem) and (height >= 30rem)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
