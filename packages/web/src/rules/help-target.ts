/** Finds the icon or the term under the pointer or with the focus. */
import type { Language } from '@tiletum/text'
import type { firstTermIn, termAt } from '@tiletum/text/glossary'

export interface HelpTarget {
  readonly icon?: string
  /** Id of a term of the glossary. */
  readonly term?: string
}

export interface Pointed {
  readonly target: EventTarget | null
  /** Position in the window; undefined for the menu key, which means the focused element. */
  readonly at: { readonly x: number; readonly y: number } | undefined
}

/** The glossary, once it is loaded. */
export interface TermFinder {
  readonly termAt: typeof termAt
  readonly firstTermIn: typeof firstTermIn
}

/** In text fields, links and selected text the browser's menu is wanted. */
const LEFT_ALONE = 'a[href], input, textarea, select, [contenteditable]'

export function helpTargetAt(
  { target, at }: Pointed,
  language: Language,
  terms: TermFinder | undefined,
): HelpTarget | undefined {
  if (!(target instanceof Element)) return undefined
  const own = iconOf(target.closest('[data-icon]'))
  if (own !== undefined) return own
  const button = target.closest('button')
  const word = target.closest(LEFT_ALONE) === null ? wordAt(button ?? target, at) : undefined
  const term = word && terms?.termAt(word.text, word.offset, language)
  if (term !== undefined) return { term: term.id }
  const known = iconOf(button?.querySelector('[data-icon]'))
  if (known !== undefined || at !== undefined || button === null) return known
  const named = button.getAttribute('aria-label') ?? button.textContent
  const first = terms?.firstTermIn(named, language)
  return first === undefined ? undefined : { term: first.id }
}

function iconOf(element: Element | null | undefined): HelpTarget | undefined {
  const icon = element?.getAttribute('data-icon')
  return icon === null || icon === undefined ? undefined : { icon }
}

interface PointedWord {
  readonly text: string
  readonly offset: number
}

function wordAt(within: Element, at: Pointed['at']): PointedWord | undefined {
  if (at === undefined || !document.getSelection()?.isCollapsed) return undefined
  const caret = caretAt(at.x, at.y)
  if (caret === undefined || !(caret.node instanceof Text)) return undefined
  // The nearest letter may be far away, in another element.
  if (!within.contains(caret.node) || !liesUnder(caret.node, at)) return undefined
  return { text: caret.node.data, offset: caret.offset }
}

function liesUnder(text: Text, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}

interface Caret {
  readonly node: Node
  readonly offset: number
}

/** Safari has it under its older name only. */
function caretAt(x: number, y: number): Caret | undefined {
  if (typeof document.caretPositionFromPoint === 'function') {
    const caret = document.caretPositionFromPoint(x, y)
    return caret === null ? undefined : { node: caret.offsetNode, offset: caret.offset }
  }
  const range = document.caretRangeFromPoint(x, y)
  return range === null ? undefined : { node: range.startContainer, offset: range.startOffset }
}
