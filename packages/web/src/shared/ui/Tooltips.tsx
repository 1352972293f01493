/**
 * Tooltips for everything with `data-tip`: opened by focus, or where a moving pointer comes to
 * rest, but not by things that appear under a resting pointer. They stay while the pointer is on
 * them, and Escape closes them. A press goes through them to the thing below, except on the rows
 * that they offer (`tooltip-content.ts`).
 */
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { attempt } from '../browser/attempt.ts'
import { onResize } from '../browser/resize.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { keepWithin, placeClear } from './place-popover.ts'
import { findTooltipContent } from './tooltip-content.ts'
import type { TooltipContent } from './tooltip-content.ts'
import './Tooltips.css'

interface Tip {
  readonly text: string
  readonly owner: Element
  /** The rows that it offers to the mouse. */
  readonly parts: ReactNode
}

const OPEN_DELAY = 350
const GRACE = 150

/**
 * A tooltip is placed in the part of the page that has its owner; under a modal dialog it could not
 * be seen.
 */
const PARTS = 'dialog, main, header, footer, nav, aside'

export function Tooltips() {
  const [tip, setTip] = useState<Tip>()
  const lies = useRef<DOMRect>(undefined)
  const notePlace = useCallback((place: DOMRect) => {
    lies.current = place
  }, [])

  useEffect(() => {
    let appearing: ReturnType<typeof setTimeout> | undefined
    let stopFinding: (() => void) | undefined
    let leaving: ReturnType<typeof setTimeout> | undefined
    let shownFor: Element | undefined
    const stay = () => {
      clearTimeout(leaving)
      leaving = undefined
    }
    const fade = () => {
      stay()
      shownFor = undefined
      lies.current = undefined
      setTip(undefined)
    }
    const hide = () => {
      stopAppearing()
      fade()
    }
    const leave = () => {
      leaving ??= setTimeout(fade, GRACE)
    }
    const show = (element: Element, { rows, lines = [] }: TooltipContent) => {
      const text = element.getAttribute('data-tip')
      if (text === null || !element.isConnected) return
      stay()
      shownFor = element
      setTip({ text: [text, ...lines].join('\n'), owner: element, parts: rows })
    }
    const appear = (element: Element, byMouse: boolean) => {
      stopAppearing()
      appearing = setTimeout(() => {
        stopFinding = findTooltipContent(element, byMouse, (found) => show(element, found))
      }, OPEN_DELAY)
    }
    const stopAppearing = () => {
      clearTimeout(appearing)
      stopFinding?.()
      stopFinding = undefined
    }
    const ownerOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest('[data-tip]') ?? undefined) : undefined
    const isRead = ({ clientX, clientY }: PointerEvent) => {
      const at = lies.current
      return (
        at !== undefined &&
        clientX >= at.left &&
        clientX <= at.right &&
        clientY >= at.top &&
        clientY <= at.bottom
      )
    }
    /** Browsers report moves when the page changes under a resting pointer. */
    let rests = ''
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && ownerOf(event.target) !== shownFor) stopAppearing()
    }
    const move = (event: PointerEvent) => {
      const at = `${event.screenX} ${event.screenY}`
      if (event.pointerType === 'touch' || at === rests) return
      rests = at
      const element = ownerOf(event.target)
      if (isRead(event) || (element !== undefined && element === shownFor)) {
        stopAppearing()
        stay()
        return
      }
      if (shownFor !== undefined) leave()
      if (element === undefined) stopAppearing()
      else appear(element, true)
    }
    const press = (event: PointerEvent) => {
      rests = `${event.screenX} ${event.screenY}`
    }
    /** True just after Escape closed something: the returning focus opens no tooltip. */
    let escaped = false
    const focus = (event: FocusEvent) => {
      const element = ownerOf(event.target)
      stopAppearing()
      if (element?.matches(':focus-visible') === true && !escaped) appear(element, false)
      else leave()
    }
    const blur = (event: FocusEvent) => {
      if (ownerOf(event.target) === undefined) return
      stopAppearing()
      leave()
    }
    const key = (event: KeyboardEvent) => {
      escaped = event.key === 'Escape'
      if (escaped) hide()
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', blur)
    document.addEventListener('keydown', key)
    document.addEventListener('click', hide)
    // The page changes, or everything is somewhere else.
    addEventListener('hashchange', hide)
    addEventListener('resize', hide)
    return () => {
      stopAppearing()
      stay()
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', blur)
      document.removeEventListener('keydown', key)
      document.removeEventListener('click', hide)
      removeEventListener('hashchange', hide)
      removeEventListener('resize', hide)
    }
  }, [])

  if (tip === undefined) return undefined
  return (
    <ErrorBoundary name="tooltip" resetOn={tip}>
      <TipBox tip={tip} onPlaced={notePlace} />
    </ErrorBoundary>
  )
}

interface TipBoxProps {
  readonly tip: Tip
  readonly onPlaced: (place: DOMRect) => void
}

function TipBox({ tip, onPlaced }: TipBoxProps) {
  const { owner, text, parts } = tip
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = box.current
    // The owner may have left the document since the pointer came to rest.
    if (element?.isConnected !== true) return undefined
    // Without popovers the style sheet puts it above most of its part.
    attempt(() => element.showPopover())
    onPlaced(placeClear(element, owner.getBoundingClientRect(), neighbours(owner)))
    // The rows may be unfolded and grow.
    const stopWatching = onResize(element, () => onPlaced(keepWithin(element)))
    const name = owner.getAttribute('aria-label') ?? ''
    if (text.split('\n').every((line) => name.includes(line))) return stopWatching
    owner.setAttribute('aria-describedby', id)
    return () => {
      stopWatching()
      owner.removeAttribute('aria-describedby')
    }
  }, [owner, text, id, onPlaced])

  return createPortal(
    <div
      ref={box}
      id={id}
      className="tip"
      role="tooltip"
      popover="manual"
      data-offers={parts === undefined ? undefined : ''}
    >
      {parts === undefined ? text : inFewLines(text)}
      {parts}
    </div>,
    owner.closest(PARTS) ?? document.body,
  )
}

/** Shortens the text to its title and one paragraph, since the rows need the room. */
function inFewLines(text: string): string {
  const [name = '', ...facts] = text.split('\n')
  return facts.length < 2 ? text : `${name}\n${facts.join(' · ')}`
}

/**
 * Everything else that a player might want to press or read. Ringed things and things in the
 * owner's row weigh more, and those that appeared with the tooltip (`data-clear`) most.
 */
const neighbours = (owner: Element): readonly DOMRect[] =>
  [...document.querySelectorAll('button, a, input, select, summary, .prompt, [data-tip]')]
    .filter((element) => !element.contains(owner) && !owner.contains(element))
    .flatMap((element) => {
      const at = element.getBoundingClientRect()
      if (at.width === 0 || at.height === 0) return []
      const weight = element.hasAttribute('data-clear')
        ? 40
        : element.hasAttribute('data-legal') || element.parentElement === owner.parentElement
          ? 4
          : 1
      return Array.from({ length: weight }, () => at)
    })
