/** The target of a step; on a phone it may lie behind a tab. */
export interface StepTarget {
  readonly element: Element
  /** The tab to open first. */
  readonly tab: string | undefined
}

export function findTarget(selectors: readonly string[]): StepTarget | undefined {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
  const seen = found.find(isSeen)
  if (seen !== undefined) return { element: seen, tab: undefined }
  for (const element of found) {
    const zone = element.closest('[data-zone-of]')?.getAttribute('data-zone-of')
    const tab = document.querySelector(`[data-zone-tab="${zone ?? ''}"]`)
    if (tab !== null && isSeen(tab))
      return { element: tab, tab: tab.querySelector('.name')?.textContent ?? '' }
  }
  return undefined
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
