/** Clipping, simplifying and writing of lines. */
import type { Pair } from './warp.ts'

export type Line = readonly Pair[]
export interface DrawingFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const between = (a: Pair, b: Pair, t: number): Pair => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** A ring cut at a frame, edge by edge. */
export function clipRing(ring: Line, { left, top, right, bottom }: DrawingFrame): Line {
  const edges = [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: top, sign: 1 },
    { axis: 1, at: bottom, sign: -1 },
  ] as const
  return edges.reduce<Line>((line, { axis, at, sign }) => {
    const depth = (place: Pair): number => (place[axis] - at) * sign
    return line.flatMap((place, index) => {
      const before = line[(index + line.length - 1) % line.length] ?? place
      const [d, e] = [depth(place), depth(before)]
      const crossing = d < 0 !== e < 0 ? [between(before, place, e / (e - d))] : []
      return d >= 0 ? [...crossing, place] : crossing
    })
  }, ring)
}

/** Leaves out what lies closer than `tolerance` to the line without it. */
export function simplify(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let [far, index] = [0, 0]
  for (let at = 1; at < line.length - 1; at++) {
    const away = distance(line[at] ?? first, first, last)
    if (away > far) [far, index] = [away, at]
  }
  if (far <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ]
}

function distance(place: Pair, a: Pair, b: Pair): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / length))
  return Math.hypot(place[0] - a[0] - t * dx, place[1] - a[1] - t * dy)
}

export const areaOf = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0),
  ) / 2

/** Relative steps in tenths, written as short as a path can be. */
export function write(line: Line, closed: boolean): string {
  const tenths = line.map(([x, y]): Pair => [Math.round(x * 10), Math.round(y * 10)])
  const steps = tenths.map(([x, y], index) => {
    const before = tenths[index - 1] ?? [0, 0]
    return [x - before[0], y - before[1]].map((step) => step / 10)
  })
  const [start = [0, 0], ...rest] = steps.filter(
    ([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0,
  )
  const text = rest.flat().map(short)
  const [x = 0, y = 0] = start
  return `M${short(x)} ${short(y)}l${join(text)}${closed ? 'z' : ''}`
}

const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
const join = (numbers: readonly string[]): string =>
  numbers.reduce(
    (text, number, index) => text + (index === 0 || number.startsWith('-') ? '' : ' ') + number,
    '',
  )

/** A curve through its points, as a denser line. */
export function smooth(line: Line, steps = 6): Line {
  return line.flatMap((place, index) => {
    const next = line[index + 1]
    if (next === undefined) return [place]
    const before = line[index - 1] ?? place
    const after = line[index + 2] ?? next
    return Array.from({ length: steps }, (_, step): Pair => {
      const t = step / steps
      const value = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], place[axis], next[axis], after[axis]]
        return (
          0.5 *
          (2 * b +
            (c - a) * t +
            (2 * a - 5 * b + 4 * c - d) * t * t +
            (3 * b - a - 3 * c + d) * t * t * t)
        )
      }
      return [value(0), value(1)]
    })
  })
}
