/** A thing that was pressed may be gone afterwards: the focus then stays in its part of the table. */
import { useEffect } from 'react'
import type { Table } from '../game/table.ts'

const PARTS = '#wheel, #offers, #map, #mine, #moves, .decision, #tray'

export function useKeepFocus(table: Table): void {
  useEffect(() => {
    let part: string | undefined
    const note = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target.closest(PARTS) : undefined
      if (element) part = element.id === '' ? '.decision' : `#${element.id}`
    }
    const restore = () => {
      const { activeElement } = document
      if (part === undefined || (activeElement !== document.body && activeElement !== null)) return
      if (document.querySelector('dialog[open]') !== null) return
      const [first] = [part, '#moves'].flatMap((where) => [
        ...document.querySelectorAll<HTMLElement>(`${where} [data-legal], ${where} [tabindex="0"]`),
      ])
      first?.focus({ preventScroll: true })
    }
    const later = () => requestAnimationFrame(restore)
    document.addEventListener('focusin', note)
    const stop = table.subscribe(later)
    return () => {
      document.removeEventListener('focusin', note)
      stop()
    }
  }, [table])
}
