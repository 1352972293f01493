/**
 * Gives the style sheet of a map its size in variables. Container units would do the same, but with
 * them a browser repaints the whole map whenever anything on the table changes.
 */
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { onResize } from '../../shared/browser/resize.ts'

export function MapFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => {
      element.style.setProperty('--map-width', `${element.clientWidth}px`)
      element.style.setProperty('--map-height', `${element.clientHeight}px`)
    }
    measure()
    return onResize(element, measure)
  }, [])
  return (
    <div className="map" ref={frame}>
      {children}
    </div>
  )
}
