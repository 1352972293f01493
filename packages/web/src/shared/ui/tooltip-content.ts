/** What a tooltip offers beneath its text by mouse, given by the page whose things it tells of. */
import type { ReactNode } from 'react'

/** @param wanted Whether the pointer still rests there. */
type Parts = (owner: Element, wanted: () => boolean) => Promise<ReactNode>

let given: Parts | undefined

/** Returns what takes them away again. */
export function registerTooltipContent(parts: Parts): () => void {
  given = parts
  return () => {
    if (given === parts) given = undefined
  }
}

/** Undefined where nothing is offered for such an element. */
export const tooltipContentFor = (
  owner: Element,
  wanted: () => boolean,
): Promise<ReactNode> | undefined =>
  owner.hasAttribute('data-for') ? given?.(owner, wanted) : undefined
