/** What a tooltip tells beneath its text, given by the page that knows its owner by its key. */
import type { ReactNode } from 'react'

export interface TooltipContent {
  /** To be pressed, under a mouse. */
  readonly rows?: ReactNode
  readonly lines?: readonly string[]
}

/** @returns Stops the search, where the tooltip is no longer wanted. */
type GiveContent = (
  key: string,
  byMouse: boolean,
  then: (content: TooltipContent) => void,
) => (() => void) | undefined

let given: GiveContent | undefined

/** Returns what takes it away again. */
export function registerTooltipContent(give: GiveContent): () => void {
  given = give
  return () => {
    if (given === give) given = undefined
  }
}

export function findTooltipContent(
  owner: Element,
  byMouse: boolean,
  then: (content: TooltipContent) => void,
): (() => void) | undefined {
  const key = owner.getAttribute('data-press')
  if (key !== null && given !== undefined) return given(key, byMouse, then)
  then({})
  return undefined
}
