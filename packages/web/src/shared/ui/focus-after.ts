/** Moves the focus on when the pressed control is gone, so that it is never lost. */
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * @param part Selector of the part whose controls come and go; the other selectors are where the
 * focus goes, best first.
 */
export function useFocusAfter(part: string, ...places: readonly string[]): void {
  const held = useRef<Element>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && target.closest(part) ? target : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [part])
  useLayoutEffect(() => {
    if (held.current === undefined || held.current.isConnected) return
    held.current = undefined
    for (const place of places) {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(place)?.focus()
    }
  })
}
