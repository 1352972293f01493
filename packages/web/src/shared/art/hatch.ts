/** Engravers printed colours in black as hatching. Each resource and each player has its own. */
import type { DrawnGood, PieceColour } from '../theme/tokens.ts'
import { boundsOf, contains } from './polygon.ts'
import type { Point, Ring } from './polygon.ts'

type Hatching =
  | 'plain'
  | 'dots'
  | 'upright'
  | 'level'
  | 'cross'
  | 'ermine'
  | 'falling'
  | 'rising'
  | 'lattice'
  | 'upright-dots'

export const HATCHING: Readonly<Record<DrawnGood | PieceColour, Hatching>> = {
  gold: 'dots',
  food: 'upright',
  wool: 'ermine',
  stone: 'cross',
  iron: 'level',
  silver: 'plain',
  vermilion: 'upright-dots',
  verdigris: 'falling',
  indigo: 'lattice',
  plum: 'rising',
  cardinal: 'plain',
}

/**
 * Returns a path of strokes within rings (dots are strokes of length 0); a ring within a ring stays
 * free.
 */
export function hatch(kind: Hatching, rings: readonly Ring[], gap: number): string {
  switch (kind) {
    case 'plain':
      return ''
    case 'dots':
      return points(rings, gap * 1.15)
        .map(dot)
        .join('')
    case 'upright':
      return lines(rings, 90, gap)
    case 'level':
      return lines(rings, 0, gap)
    case 'cross':
      return lines(rings, 0, gap) + lines(rings, 90, gap)
    case 'falling':
      return lines(rings, 45, gap)
    case 'rising':
      return lines(rings, -45, gap)
    case 'lattice':
      return lines(rings, 45, gap * 1.5) + lines(rings, -45, gap * 1.5)
    case 'upright-dots':
      return (
        lines(rings, 90, gap * 2) +
        points(rings, gap * 2, gap)
          .map(dot)
          .join('')
      )
    case 'ermine':
      return points(rings, gap * 1.9)
        .map((point) => tail(point, gap * 0.5))
        .join('')
  }
}

const n = (value: number): number => Math.round(value * 10) / 10
const dot = ([x, y]: Point): string => `M${n(x)} ${n(y)}h0`
/** A tail of the ermine: one drop and two specks. */
export const tail = ([x, y]: Point, r: number): string =>
  `M${n(x)} ${n(y - r)}v${n(r * 1.8)}M${n(x - r * 0.8)} ${n(y + r)}h0M${n(x + r * 0.8)} ${n(y + r)}h0`

/** Staggered rows of points inside. */
function points(rings: readonly Ring[], gap: number, shift = 0): readonly Point[] {
  const { x, y, width, height } = boundsOf(rings)
  const rows = Math.ceil(height / gap) + 1
  const columns = Math.ceil(width / gap) + 1
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Point => [
      x + shift + (column + (shift === 0 ? (row % 2) / 2 : 0)) * gap,
      y + gap / 3 + row * gap,
    ]),
  )
    .flat()
    .filter((point) => contains(rings, point))
}

/** Parallel lines at an angle, cut at the rings. */
function lines(rings: readonly Ring[], degrees: number, gap: number): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) =>
    ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
  )
  const { y: top, height } = boundsOf(turned)
  const back = (u: number, v: number): string => `${n(u * cos - v * sin)} ${n(v * cos + u * sin)}`
  const strokes: string[] = []
  for (let v = Math.ceil(top / gap) * gap; v < top + height; v += gap) {
    const cuts = turned.flatMap((ring) => crossings(ring, v)).toSorted((a, b) => a - b)
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [from = 0, to = 0] = [cuts[index], cuts[index + 1]]
      if (to - from > 0.4) strokes.push(`M${back(from, v)}L${back(to, v)}`)
    }
  }
  return strokes.join('')
}

function crossings(ring: Ring, v: number): readonly number[] {
  return ring.flatMap(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    return ay > v === by > v ? [] : [ax + ((bx - ax) * (v - ay)) / (by - ay)]
  })
}
