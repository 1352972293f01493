/**
 * The rows that a tooltip offers to the mouse beneath its text; the page with the things provides
 * them.
 */
import type { ReactNode } from 'react'

/** @param wanted True while the pointer rests there. */
type Parts = (owner: Element, wanted: () => boolean) => Promise<ReactNode>

let given: Parts | undefined

/** Returns a function that removes them again. */
export function registerTooltipContent(parts: Parts): () => void {
  given = parts
  return () => {
    if (given === parts) given = undefined
  }
}

/** Returns undefined if nothing is offered for the element. */
export const tooltipContentFor = (
  owner: Element,
  wanted: () => boolean,
): Promise<ReactNode> | undefined =>
  owner.hasAttribute('data-for') ? given?.(owner, wanted) : undefined
