/** A thing that was pressed may be gone afterwards: the focus then stays in its part of the table. */
import { useEffect, useLayoutEffect, useRef } from 'react'

const PARTS = '#wheel, #offers, #map, #mine, #moves, .decision, #tray'

export function useKeepFocus(moments: number, sheet: boolean): void {
  const part = useRef<string>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target.closest(PARTS) : undefined
      if (element) part.current = element.id === '' ? '.decision' : `#${element.id}`
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const lost = activeElement === body || activeElement?.isConnected !== true
    if (!lost || sheet || part.current === undefined) return
    const [next] = [`${part.current} [data-legal]`, '#moves [data-legal]'].flatMap((where) => [
      ...document.querySelectorAll<HTMLElement>(where),
    ])
    next?.focus({ preventScroll: true })
  }, [moments, sheet])
}
