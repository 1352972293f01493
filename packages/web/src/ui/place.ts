const GAP = 8

/** Puts an element beside what it talks about, within the window. */
export function placeBeside(element: HTMLElement, anchor: DOMRect): void {
  const { width, height } = element.getBoundingClientRect()
  const right = anchor.right + GAP
  const left = anchor.left - GAP - width
  const x =
    right + width <= innerWidth - GAP
      ? right
      : left >= GAP
        ? left
        : Math.max(GAP, Math.min(innerWidth - GAP - width, anchor.left))
  const fits = right + width <= innerWidth - GAP || left >= GAP
  const below = anchor.bottom + GAP
  const wanted = fits
    ? anchor.top + anchor.height / 2 - height / 2
    : below + height <= innerHeight - GAP
      ? below
      : anchor.top - GAP - height
  const y = Math.max(GAP, Math.min(innerHeight - GAP - height, wanted))
  element.style.setProperty('--x', `${Math.round(x)}px`)
  element.style.setProperty('--y', `${Math.round(y)}px`)
}
