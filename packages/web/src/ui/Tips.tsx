/** Tooltips for everything that carries `data-tip`: by hover and focus; they stay, and Escape closes them. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside } from './place.ts'
import './Tips.css'

interface Tip {
  readonly text: string
  readonly owner: Element
}

const PATIENCE = 350
const GRACE = 150
/** A tooltip belongs to the part of the page its owner is in; under a dialog nothing else can be read. */
const PARTS = 'dialog, main, header, footer, nav, aside'

export function Tips() {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shownFor: Element | undefined
    const after = (delay: number, then: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(then, delay)
    }
    const hide = () => {
      clearTimeout(timer)
      shownFor = undefined
      setTip(undefined)
    }
    const show = (element: Element) => {
      const text = element.getAttribute('data-tip')
      if (text === null || !element.isConnected) return
      shownFor = element
      setTip({ text, owner: element })
    }
    const owner = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest('[data-tip]') ?? undefined) : undefined
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const element = owner(event.target)
      if (event.target instanceof Node && box.current?.contains(event.target) === true)
        clearTimeout(timer)
      else if (element === undefined) after(GRACE, hide)
      else if (element !== shownFor) after(PATIENCE, () => show(element))
    }
    const focus = (event: FocusEvent) => {
      const element = owner(event.target)
      if (element?.matches(':focus-visible') === true) after(PATIENCE, () => show(element))
      else after(GRACE, hide)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', key)
    document.addEventListener('click', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', key)
      document.removeEventListener('click', hide)
    }
  }, [])

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || tip === undefined) return undefined
    const { owner, text } = tip
    element.showPopover()
    placeBeside(element, owner.getBoundingClientRect())
    const name = owner.getAttribute('aria-label') ?? ''
    if (text.split('\n').every((line) => name.includes(line))) return undefined
    owner.setAttribute('aria-describedby', id)
    return () => owner.removeAttribute('aria-describedby')
  }, [tip, id])

  if (tip === undefined) return undefined
  return createPortal(
    <div ref={box} id={id} className="tip" role="tooltip" popover="manual">
      {tip.text}
    </div>,
    tip.owner.closest(PARTS) ?? document.body,
  )
}
