/**
 * Roving focus: one tab stop that moves over the spaces of a map. A tap goes to the nearest space.
 */
import { spaceFacts } from '@tiletum/engine'
import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { waysTo } from '../../game/expansions/expansions.ts'
import { useTable } from '../../game/TableContext.tsx'
import { mapKey } from './map-arrow-keys.ts'
import type { MapSet } from './map-arrow-keys.ts'
import { nearestPlace } from './nearest-place.ts'
import type { Reachable } from './nearest-place.ts'
import { movesAt } from './space-moves.ts'
import { meaningNow } from '../../game/intent/meaning.ts'
import { targetOf } from '../../game/intent/sequences.ts'

interface MapWalk {
  /** The space that has the tab stop. */
  readonly focused: string
  readonly setFocused: (space: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  /** A press on a piece counts as a press on its space. */
  readonly onClick: (event: MouseEvent) => void
  /** The things in a town are too small for fingers: a tap opens the town, which lists them. */
  readonly onClickCapture: (event: MouseEvent<HTMLDivElement>) => void
  /** Notes the place whose sheet is open before the tap closes it. */
  readonly onPointerDownCapture: () => void
}

/** Distance in pixels by which a finger may miss. */
const REACH = 32
/** Things on a map that are no places. */
const NO_PLACES = '.king, .no-place'

export function useMapRovingFocus(
  atlas: MapSet,
  start: string,
  onPlace: (space: string, anchor: DOMRect) => void,
): MapWalk {
  const [focused, setFocused] = useState(start)
  const { table, play } = useTable()
  const opened = useRef<string>(undefined)
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
    onClickCapture(event) {
      const byKey = event.detail === 0
      if (byKey || !matchMedia('(pointer: coarse)').matches) return
      if (!(event.target instanceof Element) || event.target.closest(NO_PLACES) !== null) return
      const { left, top, width } = event.currentTarget.getBoundingClientRect()
      const places = reachable()
      const unit = width / (atlas.placeOf(start)?.ground.width ?? width)
      const id = nearestPlace(
        [(event.clientX - left) / unit, (event.clientY - top) / unit],
        places,
        REACH / unit,
      )
      const button = event.currentTarget.querySelector(`button[data-space="${id ?? ''}"]`)
      if (id === undefined || button === null) return
      event.stopPropagation()
      // The place whose sheet is open, tapped once more: there the piece goes, if one way leads there.
      const path = opened.current === id ? onlyPathTo(id) : undefined
      if (path === undefined) onPlace(id, button.getBoundingClientRect())
      else play(...path)
    },
    onPointerDownCapture() {
      const sheet = document.querySelector<HTMLElement>('dialog[open] [data-place]')
      opened.current = sheet?.dataset['place']
    },
  }

  function onlyPathTo(id: string): readonly string[] | undefined {
    const { game, state } = table.snapshot()
    const space = spaceFacts(game.rules, state, game.rules.names.space.indexOf(id))
    const target = { ...targetOf(game, [waysTo(space)], id), opening: 0 }
    const meaning = meaningNow({ game, state }, target)
    return meaning.is === 'now' || meaning.is === 'leads'
      ? meaning.moves.map((move) => game.format(move))
      : undefined
  }

  function reachable(): readonly Reachable[] {
    const { game, state, legal } = table.snapshot()
    return atlas.spaces.flatMap((index) => {
      const space = spaceFacts(game.rules, state, index)
      const { id } = space
      const { town, bead } = atlas.placeOf(id) ?? {}
      const box = town?.box ?? (bead === undefined ? undefined : around(bead))
      const open = movesAt(space).some((move) => legal.has(move))
      return box === undefined ? [] : [{ id, box, open }]
    })
  }
}

const around = ({
  x,
  y,
  size,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
}) => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
})
