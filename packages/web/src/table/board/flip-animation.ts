/**
 * Animates pieces from their old place to the new one (FLIP), so that players see what happened.
 */
import type { State } from '@tiletum/engine'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { zoomOf } from '../../shared/zoomed-boxes.ts'
import { motionAllowed } from '../../shared/settings/settings.ts'

const DURATION = 240

interface Place {
  readonly element: HTMLElement
  readonly rect: DOMRect
}

interface Sight {
  /** The boxes of all elements with `data-fly`, by that name: a piece, or the face of a tile. */
  readonly places: ReadonlyMap<string, readonly Place[]>
  /** The boxes from which pieces come to a map, by the first two words of their names. */
  readonly supplies: ReadonlyMap<string, DOMRect>
  /** How far each cathedral is built. */
  readonly built: ReadonlyMap<Element, number>
  /** The drawings that are visible: pieces on a drawing that was hidden are not new. */
  readonly grounds: ReadonlySet<Element>
}

const NOTHING: Sight = {
  places: new Map(),
  supplies: new Map(),
  built: new Map(),
  grounds: new Set(),
}

const find = (what: string) => document.querySelectorAll<HTMLElement>(`.zones ${what}`)
const inFlight = new Set<Animation>()
const groundOf = (element: Element) => element.closest('.ground')

/**
 * Cancels running animations first: an element measured in mid-air would start from a wrong place
 * and size.
 */
function look(): Sight {
  for (const flight of inFlight) flight.cancel()
  inFlight.clear()
  const places = new Map<string, Place[]>()
  for (const element of find('[data-fly]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    const name = element.dataset['fly'] ?? ''
    places.set(name, [...(places.get(name) ?? []), { element, rect }])
  }
  const supplies = new Map<string, DOMRect>()
  // Other players' boards are hidden: their pieces start from their row.
  for (const row of find('.player-row')) {
    const { x, y, width } = row.getBoundingClientRect()
    if (width === 0) continue
    for (const piece of ['house', 'pillar', 'mine'])
      supplies.set(`${piece} ${row.dataset['seat']}`, new DOMRect(x + 8, y + 4, 20, 24))
  }
  for (const element of find('[data-supply]'))
    supplies.set(element.dataset['supply'] ?? '', element.getBoundingClientRect())
  const built = new Map(
    [...find('[data-rise]')].map((element) => [element, Number(element.dataset['built'])]),
  )
  return { places, supplies, built, grounds: new Set(find('.ground')) }
}

const apart = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 3

/**
 * @param state What lies on the table; a resized window animates nothing. Everything is measured
 * right before the paint, when the layout is computed anyway.
 */
export function useFlipAnimation(state: State): void {
  const before = useRef(NOTHING)
  const last = useRef(state)
  useLayoutEffect(() => {
    if (!motionAllowed()) {
      before.current = NOTHING
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
  useEffect(() => {
    const again = () =>
      requestAnimationFrame(() => {
        if (motionAllowed()) before.current = look()
      })
    watchers.add(again)
    return () => {
      watchers.delete(again)
    }
  }, [])
}

const watchers = new Set<() => void>()

/** Measures again after a change of the shown map: the pieces on it are not new. */
export const measureAgain = (): void => {
  for (const again of watchers) again()
}

function flyAll(before: Sight, after: Sight): void {
  for (const [name, now] of after.places) {
    const then = before.places.get(name) ?? []
    const left = then.filter(({ rect }) => now.every((place) => apart(place.rect, rect)))
    const come = now.filter(({ rect }) => then.every((place) => apart(place.rect, rect)))
    come.forEach(({ element, rect }, index) => {
      const from = left[index]?.rect ?? supplyOf(before, name, element)
      if (from !== undefined) fly(element, from, rect)
      else if (isShown(before, element)) stamp(element)
    })
  }
  for (const [element, level] of after.built) {
    const was = before.built.get(element)
    if (was !== undefined && level > was) rise(element, was / level)
  }
}

const isShown = ({ grounds }: Sight, piece: Element): boolean => {
  const ground = groundOf(piece)
  return ground !== null && grounds.has(ground)
}

function supplyOf(sight: Sight, name: string, piece: Element): DOMRect | undefined {
  if (!isShown(sight, piece)) return undefined
  return sight.supplies.get(name.split(' ').slice(0, 2).join(' '))
}

/** Lands an element that was nowhere on the table before, such as a tile from its pile. */
function stamp(element: HTMLElement): void {
  run(element, [
    { transform: 'scale(1.5)', opacity: '0' },
    { transform: 'none', opacity: '1' },
  ])
}

/** Grows a cathedral from its old height. */
function rise(element: Element, from: number): void {
  run(element, [
    { transform: `scaleY(${from})`, transformOrigin: '50% 100%' },
    { transform: 'none', transformOrigin: '50% 100%' },
  ])
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width
  // In a zoomed zone the distance is divided by the zoom.
  const zoom = zoomOf(element)
  run(element, [
    {
      transform: `translate(${(from.x - to.x) / zoom}px, ${(from.y - to.y) / zoom}px) scale(${scale})`,
      transformOrigin: '0 0',
      zIndex: '9',
    },
    { transform: 'none', transformOrigin: '0 0', zIndex: '9' },
  ])
}

function run(element: Element, frames: Keyframe[]): void {
  const flight = element.animate(frames, {
    duration: DURATION,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  })
  inFlight.add(flight)
  flight.onfinish = () => inFlight.delete(flight)
}
