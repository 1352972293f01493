/** A thing that was pressed may be gone afterwards: the focus then stays in its part of the table. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Moment } from '../game/moment.ts'
import type { Table } from '../game/table.ts'

const PARTS = '#wheel, #offers, #map, #mine, #moves, .decision, #tray'

export function useKeepFocus(table: Table, moments: readonly Moment[], sheet: boolean): void {
  const part = useRef<string>(undefined)
  const held = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target.closest(PARTS) : undefined
      if (element) part.current = element.id === '' ? '.decision' : `#${element.id}`
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    let known = table.snapshot().moments
    return table.subscribe(() => {
      const { moments: now } = table.snapshot()
      if (now === known) return
      known = now
      // A browser that sees the focused thing go in the middle of a change lays the whole page out
      // there and then, only to do it again at the end.
      const { activeElement, body } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return
      held.current = activeElement
      activeElement.blur()
    })
  }, [table])
  useLayoutEffect(() => {
    const was = held.current
    held.current = undefined
    const { activeElement, body } = document
    const lost = activeElement === body || activeElement?.isConnected !== true
    if (!lost) return
    if (was?.isConnected === true && was.matches(':enabled')) {
      was.focus({ preventScroll: true })
      return
    }
    if (sheet || part.current === undefined) return
    const next =
      document.querySelector<HTMLElement>(`${part.current} [data-legal]`) ??
      document.querySelector<HTMLElement>('#moves [data-legal]')
    next?.focus({ preventScroll: true })
  }, [moments, sheet])
}
