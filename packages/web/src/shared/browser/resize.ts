/**
 * Calls `tell` when the size of an element or the window changes. Returns a function that stops it.
 */
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
