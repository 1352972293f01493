/** What moved flies from where it was to where it is, so that one sees what happened. */
import type { State } from '@tiletum/engine'
import { useLayoutEffect, useRef } from 'react'
import { motionAllowed } from '../settings/settings.ts'

const DURATION = 240

type Places = ReadonlyMap<
  string,
  readonly { readonly element: HTMLElement; readonly rect: DOMRect }[]
>

/** Everything with `data-fly`, by that name: a piece, or the face of a tile. */
function look(): Places {
  const places = new Map<string, { element: HTMLElement; rect: DOMRect }[]>()
  for (const element of document.querySelectorAll<HTMLElement>('.zones [data-fly]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    const name = element.dataset['fly'] ?? ''
    places.set(name, [...(places.get(name) ?? []), { element, rect }])
  }
  return places
}

const apart = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 3

/**
 * `state` is what lies on the table; a window that changes its size makes nothing fly. All is measured right
 * before the frame is painted, when its layout is done anyway.
 */
export function useFlights(state: State): void {
  const before = useRef<Places>(new Map())
  const last = useRef(state)
  useLayoutEffect(() => {
    if (!motionAllowed()) {
      before.current = new Map()
      return undefined
    }
    const frame = requestAnimationFrame(() => {
      const after = look()
      if (state !== last.current) flyAll(before.current, after)
      last.current = state
      before.current = after
    })
    return () => cancelAnimationFrame(frame)
  }, [state])
}

function flyAll(before: Places, after: Places): void {
  for (const [name, now] of after) {
    const then = before.get(name) ?? []
    const left = then.filter(({ rect }) => now.every((place) => apart(place.rect, rect)))
    const come = now.filter(({ rect }) => then.every((place) => apart(place.rect, rect)))
    come.forEach(({ element, rect }, index) => {
      const from = left[index]?.rect
      if (from !== undefined) fly(element, from, rect)
    })
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width
  element.animate(
    [
      {
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
        transformOrigin: '0 0',
        zIndex: '9',
      },
      { transform: 'none', transformOrigin: '0 0', zIndex: '9' },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  )
}
