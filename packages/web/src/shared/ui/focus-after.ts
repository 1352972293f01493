/** A control that was pressed may be gone afterwards: the focus then goes on, never to nowhere. */
import { useEffect, useLayoutEffect, useRef } from 'react'

/** For a part whose controls come and go, and the places to go on from, the best first; all selectors. */
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
