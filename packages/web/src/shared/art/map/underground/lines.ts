/** The strokes of a cut through the ground: strata, galleries and chambers as an engraver cuts them. */
import type { Box, Point } from '../../polygon.ts'
import { UNDERGROUND } from './places.ts'

/** The drawing goes on beyond the map, for windows of another shape. */
export const BLEED = { x: -190, y: -150, width: 920, height: 770 } as const
const RIGHT = BLEED.x + BLEED.width
const BOTTOM = BLEED.y + BLEED.height

/** Returns a generator that gives the same numbers for the same name. */
export function chanceFrom(name: string): () => number {
  let at = 7
  for (const letter of name) at = Math.imul(at ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return at / 0x1_0000_0000
  }
}

const n = (value: number): number => Math.round(value * 10) / 10
const point = ([x, y]: Point): string => `${n(x)} ${n(y)}`
const line = (points: readonly Point[]): string => `M${points.map(point).join('L')}`

export type Curve = (x: number) => number

/** Where the ground begins; at the start it is level with the town's name. */
export function surface(start: Point, chance: () => number): Curve {
  const [first, second] = [chance() * 6, chance() * 6]
  const swell = (x: number) => 7 * Math.sin(x / 97 + first) + 3 * Math.sin(x / 41 + second)
  const level = (x: number) => Math.exp(-(((x - start[0]) / 70) ** 2))
  return (x) => start[1] + swell(x) * (1 - level(x))
}

const STEP = 18

export function curvePath(curve: Curve): string {
  const points: Point[] = []
  for (let x = BLEED.x; x <= RIGHT; x += STEP) points.push([x, curve(x)])
  return line(points)
}

export const below = (curve: Curve): string => `${curvePath(curve)}V${BOTTOM}H${BLEED.x}z`

interface Stratum {
  readonly path: string
  /** The line where it begins. */
  readonly edge: string
}

const TEXTURES = ['bedding', 'falling', 'blocks', 'rising', 'bedding', 'cross'] as const
type Texture = (typeof TEXTURES)[number]

/** Layers of rock that dip to one side, each cut in its own way. */
export function strata(top: Curve, chance: () => number): readonly Stratum[] {
  const dip = (chance() - 0.5) * 0.22
  const phase = chance() * 6
  const depths = [0, 74, 158, 246, 322, 410, 560]
  const boundary = (depth: number): Curve =>
    depth === 0
      ? top
      : (x) =>
          66 +
          depth +
          dip * (x - UNDERGROUND.width / 2) * Math.min(1, depth / 150) +
          8 * Math.sin(x / 120 + phase + depth / 90) +
          3 * Math.sin(x / 37 + depth)
  return TEXTURES.map((texture, index) => {
    const [from, to] = [boundary(depths[index] ?? 0), boundary(depths[index + 1] ?? 600)]
    return { path: texturePath(texture, from, to, chance), edge: curvePath(from) }
  })
}

function texturePath(texture: Texture, from: Curve, to: Curve, chance: () => number): string {
  switch (texture) {
    case 'bedding':
      return bedding(from, to, 5.2, chance)
    case 'falling':
      return slanted(from, to, 0.7, 6.2, chance)
    case 'rising':
      return slanted(from, to, -0.55, 5.8, chance)
    case 'blocks':
      return blocks(from, to, chance)
    case 'cross':
      return slanted(from, to, 0.8, 7.5, chance) + slanted(from, to, -0.8, 7.5, chance)
  }
}

/** Broken lines that follow the layer. */
function bedding(from: Curve, to: Curve, gap: number, chance: () => number): string {
  const strokes: string[] = []
  const rows = Math.round((to(270) - from(270)) / gap)
  for (let row = 1; row < rows; row++) {
    const at = (x: number): number => from(x) + ((to(x) - from(x)) * row) / rows
    let x = BLEED.x + chance() * 20
    while (x < RIGHT) {
      const length = 14 + chance() * 62
      strokes.push(line([0, 0.5, 1].map((t): Point => [x + length * t, at(x + length * t)])))
      x += length + 3 + chance() * 16
    }
  }
  return strokes.join('')
}

/** Parallel strokes across the layer, each lifted here and there. */
function slanted(from: Curve, to: Curve, lean: number, gap: number, chance: () => number): string {
  const strokes: string[] = []
  for (let x = BLEED.x - 120; x < RIGHT + 120; x += gap) {
    const [top, bottom] = [from(x), to(x)]
    const at = (t: number): Point => [x + lean * (bottom - top) * t, top + (bottom - top) * t]
    let t = chance() * 0.1
    while (t < 1) {
      const end = Math.min(1, t + 0.2 + chance() * 0.5)
      strokes.push(line([at(t), at(end)]))
      t = end + 0.03 + chance() * 0.09
    }
  }
  return strokes.join('')
}

/** Beds with joints, like a wall. */
function blocks(from: Curve, to: Curve, chance: () => number): string {
  const strokes: string[] = []
  const rows = 6
  const at = (x: number, row: number): number => from(x) + ((to(x) - from(x)) * row) / rows
  for (let row = 0; row < rows; row++) {
    if (row > 0) strokes.push(curvePath((x) => at(x, row)))
    for (let x = BLEED.x + chance() * 24; x < RIGHT; x += 16 + chance() * 22) {
      strokes.push(
        line([
          [x, at(x, row)],
          [x + 1, at(x + 1, row + 1)],
        ]),
      )
      strokes.push(
        line([
          [x + 3, at(x + 3, row) + 3],
          [x + 8, at(x + 8, row) + 3],
        ]),
      )
    }
  }
  return strokes.join('')
}

/** A gallery is cut by hand: it never runs quite straight. */
export function gallery(from: Point, to: Point, chance: () => number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const steps = Math.max(2, Math.round(length / 26))
  return line(
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const t = index / steps
      const off = index === 0 || index === steps ? 0 : (chance() - 0.5) * 4.4
      return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]
    }),
  )
}

/** Steep ways have ladders, the others props and a floor. */
export const isShaft = (from: Point, to: Point): boolean =>
  Math.abs(to[1] - from[1]) > 1.15 * Math.abs(to[0] - from[0])

/** The rough outline of a room cut out of rock around a box. */
export function chamber({ x, y, width, height }: Box, chance: () => number): string {
  const jag = () => (chance() - 0.5) * 3
  const cut = 7
  const corners: readonly Point[] = [
    [x + cut, y],
    [x + width - cut, y],
    [x + width, y + cut],
    [x + width, y + height - cut],
    [x + width - cut, y + height],
    [x + cut, y + height],
    [x, y + height - cut],
    [x, y + cut],
  ]
  const points = corners.flatMap(([ax, ay], index): readonly Point[] => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay]
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 17))
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps
      return [ax + (bx - ax) * t + jag(), ay + (by - ay) * t + jag()]
    })
  })
  return `${line(points)}z`
}

/** A vein of ore that wanders through the rock, as a narrow shape. */
export function vein(chance: () => number): string {
  let x = 40 + chance() * 460
  let y = 150 + chance() * 120
  const heading = (chance() < 0.5 ? -1 : 1) * (0.35 + chance() * 0.5)
  const upper: Point[] = []
  const lower: Point[] = []
  const steps = 13
  for (let step = 0; step <= steps; step++) {
    const width = 6.5 * Math.sin((Math.PI * step) / steps) * (0.6 + chance() * 0.7)
    upper.push([x, y - width / 2])
    lower.unshift([x + 1, y + width / 2])
    x += heading * (14 + chance() * 8)
    y += 9 + chance() * 14
  }
  return `${line([...upper, ...lower])}z`
}
