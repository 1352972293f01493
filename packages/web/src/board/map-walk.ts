/** One tab stop that walks over a map from space to space. */
import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { mapKey } from './map-keys.ts'
import type { Atlas } from './map-keys.ts'

interface MapWalk {
  /** The space that has the tab stop. */
  readonly focused: string
  readonly setFocused: (space: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  /** A piece is pressed for the space it stands on. */
  readonly onClick: (event: MouseEvent) => void
}

export function useMapWalk(
  atlas: Atlas,
  start: string,
  onPlace: (space: string, anchor: DOMRect) => void,
): MapWalk {
  const [focused, setFocused] = useState(start)
  return {
    focused,
    setFocused,
    onKeyDown(event) {
      if (!(event.target instanceof HTMLElement) || event.target.dataset['space'] === undefined)
        return
      const next = mapKey(event, focused, atlas)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setFocused(next)
      event.currentTarget.querySelector<HTMLElement>(`button[data-space="${next}"]`)?.focus()
    },
    onClick(event) {
      const piece = event.target instanceof Element && event.target.closest<HTMLElement>('.piece')
      const at = piece ? piece.dataset['pieceAt'] : undefined
      if (piece && at !== undefined) onPlace(at, piece.getBoundingClientRect())
    },
  }
}
