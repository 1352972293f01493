/** Tooltips for everything that carries `data-tip`: by hover and focus; they stay, and Escape closes them. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeBeside } from './place.ts'
import './Tips.css'

interface Tip {
  readonly text: string
  readonly anchor: DOMRect
}

const PATIENCE = 350
const GRACE = 150

export function Tips() {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)

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
      setTip({ text, anchor: element.getBoundingClientRect() })
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
    if (element === null || tip === undefined) return
    element.showPopover()
    placeBeside(element, tip.anchor)
  }, [tip])

  if (tip === undefined) return undefined
  return (
    <div ref={box} className="tip" role="tooltip" popover="manual">
      {tip.text}
    </div>
  )
}
