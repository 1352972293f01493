import { afterEach, expect, it, vi } from 'vitest'
import { measureInWindow, zoomOf } from '../../src/shared/zoomed-boxes.ts'

/** A page of squares 100 wide, 40 from its edge, in zones of these zooms; told as a browser tells them. */
function page(tells: 'window pixels' | 'zoomed pixels') {
  class Square {
    style: { zoom?: string } = {}
    parentElement: Square | undefined
    constructor(parent?: Square) {
      this.parentElement = parent
    }
    getBoundingClientRect() {
      const zoom = tells === 'zoomed pixels' ? 1 : zoomOf(this as unknown as Element)
      return { x: 40 * zoom, y: 40 * zoom, width: 100 * zoom, height: 100 * zoom }
    }
    append() {}
    remove() {}
  }
  vi.stubGlobal('Element', Square)
  vi.stubGlobal('DOMRect', function (x: number, y: number, width: number, height: number) {
    return { x, y, width, height }
  })
  vi.stubGlobal('getComputedStyle', ({ style }: Square) => ({ zoom: style.zoom ?? '1' }))
  vi.stubGlobal('document', { body: new Square(), createElement: () => new Square() })
  return (...zooms: readonly string[]) =>
    zooms.reduce(
      (parent, zoom) => Object.assign(new Square(parent), { style: { zoom } }),
      new Square(),
    )
}
afterEach(() => vi.unstubAllGlobals())

it.each(['window pixels', 'zoomed pixels'] as const)(
  'boxes are those of the window where a browser tells %s',
  (tells) => {
    const square = page(tells)
    measureInWindow()
    expect(square().getBoundingClientRect()).toEqual({ x: 40, y: 40, width: 100, height: 100 })
    expect(square('0.5', '1').getBoundingClientRect()).toEqual({
      x: 20,
      y: 20,
      width: 50,
      height: 50,
    })
    expect(square('2', '0.25', 'normal').getBoundingClientRect().width).toBe(50)
  },
)

it('the zoom that the browser reports is used', () => {
  expect(zoomOf({ currentCSSZoom: 0.87 } as unknown as Element)).toBe(0.87)
})
