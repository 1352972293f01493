/** A native dialog: focus moves in, Escape and a press outside close it, focus returns. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { onResize } from '../browser/resize.ts'
import { placeBeside } from './place-popover.ts'
import './Dialog.css'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
  /** The element it opens beside on a large screen; undefined for the middle. */
  readonly anchor?: DOMRect | undefined
}

export function Dialog({ title, closeLabel, onClose, children, className, anchor }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  const modal = anchor === undefined
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const before = document.activeElement
    // A sheet beside its thing is not modal: a press elsewhere closes it and also counts there.
    if (modal) element.showModal()
    else element.show()
    // Focuses the first control after the close button.
    const first =
      element.querySelector<HTMLElement>('.primary:enabled') ??
      element.querySelector<HTMLElement>('[data-legal]:enabled')
    first?.focus()
    const outside = ({ target }: Event) => {
      if (modal ? target === element : target instanceof Node && !element.contains(target))
        close.current()
    }
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel(event)
      if (event.key === 'Tab') goRound(element, event)
    }
    const presses = modal ? 'click' : 'pointerdown'
    document.addEventListener(presses, outside)
    element.addEventListener('cancel', cancel)
    if (!modal) document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener(presses, outside)
      element.removeEventListener('cancel', cancel)
      document.removeEventListener('keydown', escape)
      const inside = element.contains(document.activeElement)
      element.close()
      if ((modal || inside) && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [modal])

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || anchor === undefined) return undefined
    const place = () => placeBeside(element, anchor)
    place()
    // Keeps it on the screen when the window is resized or rotated, or its content grows.
    return onResize(element, place)
  }, [anchor])

  return (
    <dialog
      ref={dialog}
      className={`dialog ${anchor === undefined ? '' : 'beside'} ${className ?? ''}`}
      aria-labelledby={heading}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="close" onClick={onClose} aria-label={closeLabel}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

const STOPS = 'button:enabled, a[href], input:enabled, select:enabled, summary, [tabindex="0"]'

/** A sheet is the last element of the page, so Tab after its last control goes to its first. */
function goRound(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter(
    ({ offsetWidth, tabIndex }) => offsetWidth > 0 && tabIndex >= 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (edge === undefined || document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
