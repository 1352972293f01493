const GAP = 8

/** Places an element beside its owner, within the window. */
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
  put(element, x, y)
}

/** Places an element on the side of its owner where it covers the least of the others. */
export function placeClear(
  element: HTMLElement,
  anchor: DOMRect,
  others: readonly DOMRect[],
): DOMRect {
  const { width, height } = element.getBoundingClientRect()
  const xs = [anchor.left + anchor.width / 2 - width / 2, anchor.left, anchor.right - width]
  const ys = [anchor.top + anchor.height / 2 - height / 2, anchor.top, anchor.bottom - height]
  const within = (value: number, size: number, window: number) =>
    Math.max(GAP, Math.min(window - GAP - size, value))
  const places = [
    ...ys.map((y) => [anchor.right + GAP, y]),
    ...ys.map((y) => [anchor.left - GAP - width, y]),
    ...xs.map((x) => [x, anchor.top - GAP - height]),
    ...xs.map((x) => [x, anchor.bottom + GAP]),
  ].map(
    ([x = 0, y = 0]) =>
      new DOMRect(within(x, width, innerWidth), within(y, height, innerHeight), width, height),
  )
  // Without room it would cover its owner, which is worse than covering anything else.
  const inTheWay = (place: DOMRect) =>
    others.reduce((sum, other) => sum + overlap(place, other), 0) + 1000 * overlap(place, anchor)
  const weighed = places.map((place) => ({ place, weight: inTheWay(place) }))
  const { place } = weighed.reduce((best, one) => (one.weight < best.weight ? one : best))
  put(element, place.x, place.y)
  return place
}

/** An element that has grown moves up only as far as necessary, so that the pointer stays on it. */
export function keepWithin(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = Math.max(GAP, Math.min(y, innerHeight - GAP - height))
  put(element, x, top)
  return new DOMRect(x, top, width, height)
}

/**
 * Returns the covered share of the other: a small button covered completely is worse than the
 * corner of a panel.
 */
function overlap(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && tall > 0 ? (wide * tall) / (other.width * other.height) : 0
}

function put(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty('--x', `${Math.round(x)}px`)
  element.style.setProperty('--y', `${Math.round(y)}px`)
}
