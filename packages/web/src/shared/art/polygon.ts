/** Outlines as rings of points: one source for the fill, the outline and the hatching of a shape. */
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A place for something round or square; x and y are its centre. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

const round = (value: number): number => Math.round(value * 100) / 100

export const path = (...rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`).join('')

export function circle(x: number, y: number, radius: number, corners = 32): Ring {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export const rectangle = ({ x, y, width, height }: Box): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A circle whose rim is made of bumps. */
export function scalloped(x: number, y: number, radius: number, bumps: number): Ring {
  const steps = bumps * 8
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI - Math.PI / 2
    const reach = radius * (0.86 + 0.14 * Math.abs(Math.sin((angle * bumps) / 2)))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

/** The same shape, smaller or larger about a point. */
export const scaled = (ring: Ring, [x, y]: Point, factor: number): Ring =>
  ring.map(([px, py]) => [x + (px - x) * factor, y + (py - y) * factor])

export function boundsOf(rings: readonly Ring[]): Box {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x))
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Even-odd, so that a ring within a ring is a hole. */
export function contains(rings: readonly Ring[], [x, y]: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}
