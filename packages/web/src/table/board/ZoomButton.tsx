/**
 * Switches the map of a phone between the whole map and a zoom with readable names. It zooms in by
 * itself if everything that can be done then fits on the screen.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../shared/art/index.ts'
import { onResize } from '../../shared/browser/resize.ts'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import { useSelected } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import './ZoomButton.css'

const selectOptions = ({ options }: Snapshot) => options

interface ZoomButtonProps {
  /** The seat whose merchant is centred when nothing can be done on the map. */
  readonly seat: number
  readonly marks: BoardMarks
}

export function ZoomButton({ seat, marks }: ZoomButtonProps) {
  const { place } = useLanguage().words.web
  const options = useSelected(selectOptions)
  const button = useRef<HTMLButtonElement>(null)
  const [zoomed, setZoomed] = useState(false)
  /** The choice that the player made by hand. */
  const chosen = useRef<boolean>(undefined)
  const looked = useRef('')

  const look = useCallback(() => {
    const zone = zoneOf(button.current)
    if (zone === undefined) return
    const ringed = shownIn(zone, RINGED)
    const open = ringed.length > 0 ? ringed : shownIn(zone, '[data-mark="chosen"]')
    const about = open.map(nameOf).join(' ')
    if (about === looked.current) return
    looked.current = about
    if (open.length === 0) return
    zone.toggleAttribute('data-zoomed', true)
    const area = around(open)
    const wanted = chosen.current ?? fits(area, zone)
    zone.toggleAttribute('data-zoomed', wanted)
    setZoomed(wanted)
    if (wanted) centre(zone, area)
  }, [])
  useEffect(() => {
    look()
  }, [look, options, marks])
  useLayoutEffect(() => {
    const zone = zoneOf(button.current)
    if (zone === undefined) return undefined
    // The zone has a size only once its tab is open.
    return onResize(zone, look)
  }, [look])

  const turn = () => {
    const zone = zoneOf(button.current)
    if (zone === undefined) return
    chosen.current = !zoomed
    zone.toggleAttribute('data-zoomed', !zoomed)
    setZoomed(!zoomed)
    if (zoomed) return
    const open = shownIn(zone, RINGED)
    const own = shownIn(zone, `[data-piece$=" ${seat}"]:not([data-piece^="architect"])`)
    const seen = open.length > 0 ? open : own
    if (seen.length > 0) centre(zone, around(seen))
  }
  const name = zoomed ? place.whole : place.near
  return (
    <button ref={button} type="button" className="map-zoom" aria-label={name} onClick={turn}>
      <Icon name={zoomed ? 'minus' : 'plus'} size={20} />
    </button>
  )
}

const RINGED = '.ground > .thing[data-legal]'

const zoneOf = (button: Element | null): HTMLElement | undefined =>
  button?.closest<HTMLElement>('[data-zone-of]') ?? undefined

const shownIn = (zone: Element, selector: string): readonly HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(selector)].filter(({ offsetWidth }) => offsetWidth > 0)

const nameOf = ({ dataset }: HTMLElement): string => `${dataset['legal']} ${dataset['mark']}`

function around(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

const fits = ({ width, height }: DOMRect, { clientWidth, clientHeight }: HTMLElement): boolean =>
  width <= clientWidth && height <= clientHeight

function centre(zone: HTMLElement, { left, top, width, height }: DOMRect): void {
  const at = zone.getBoundingClientRect()
  zone.scrollLeft += left + width / 2 - at.left - zone.clientWidth / 2
  zone.scrollTop += top + height / 2 - at.top - zone.clientHeight / 2
}
