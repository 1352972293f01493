/**
 * Boxes of elements in the window, also inside zoomed zones (`zoom`). The standard gives every box
 * in pixels of the window, but older WebKit gives it in pixels of the zoomed zone, so that
 * tooltips, sheets and animated pieces would be misplaced.
 */

/** Returns the scale at which an element is drawn. */
export function zoomOf(element: Element): number {
  // Some supported browsers don't have it yet.
  const { currentCSSZoom } = element as { readonly currentCSSZoom?: number }
  if (currentCSSZoom !== undefined) return currentCSSZoom
  let zoom = 1
  let one: Element | undefined = element
  for (; one !== undefined; one = one.parentElement ?? undefined)
    zoom *= Number(getComputedStyle(one).zoom) || 1
  return zoom
}

/** Must be called before anything is measured. */
export function measureInWindow(): void {
  if (!givesZoomedPixels()) return
  const measured = Reflect.get(Element.prototype, 'getBoundingClientRect') as (
    this: Element,
  ) => DOMRect
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const box = measured.call(this)
    const zoom = zoomOf(this)
    return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
  }
}

function givesZoomedPixels(): boolean {
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'absolute', width: '100px', zoom: '0.5' })
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width > 75
}
