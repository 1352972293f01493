/** A pressed thing may be gone afterwards: the focus then stays in its part of the table. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Moment } from '../game/timeline/moment.ts'
import type { AtTable } from '../game/TableContext.tsx'

const PARTS = '#wheel, #offers, #map, #mine, #moves, .decision, #tray'

/** Selectors of the elements that may take the focus, nearest first; hidden ones are skipped. */
const placesAfter = (part: string): readonly string[] => [
  // On a map the focus stays on the space to which the piece has come.
  ...(part === '#map' ? ['#map .space[tabindex="0"]'] : []),
  `${part} [data-legal]:enabled`,
  '.decision [data-legal], .decision button',
  '#moves [data-legal]',
  '#tray .end:enabled',
  '#tray button:enabled',
]

export function useKeepFocus(
  { table, mine }: Pick<AtTable, 'table' | 'mine'>,
  moments: readonly Moment[],
  sheet: boolean,
): void {
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
      const added = now.slice(known.length)
      known = now
      // Moves of others were not pressed here and don't move the focus.
      if (added.length > 0 && !added.some(({ by }) => mine.includes(by))) return
      // If the focused element is removed during a change, a browser computes the layout at once,
      // and again at the end.
      const { activeElement, body } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return
      held.current = activeElement
      activeElement.blur()
    })
  }, [table, mine])
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
    for (const place of placesAfter(part.current)) {
      document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
      if (document.activeElement !== body) return
    }
  }, [moments, sheet])
}
