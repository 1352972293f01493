/** Calls `tell` whenever an element or the window gets another size; returns how to stop. */
import { attempt } from './attempt.ts'

export function onResize(element: Element, tell: () => void): () => void {
  const observer = attempt(() => new ResizeObserver(tell))
  observer?.observe(element)
  addEventListener('resize', tell)
  return () => {
    observer?.disconnect()
    removeEventListener('resize', tell)
  }
}
