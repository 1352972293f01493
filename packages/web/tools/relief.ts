/** Mountains as rows of small hills and rivers as lines, drawn from memory of the land, not copied. */
import { base } from '@tiletum/content'
import type { Box } from '../src/shared/art/polygon.ts'
import { roadPlace, townPlace } from '../src/shared/art/map/layout.ts'
import { MAP } from '../src/shared/art/map/places.ts'
import { smooth, simplify, write } from './lines.ts'
import type { Line } from './lines.ts'
import type { Pair, Projection } from './warp.ts'

interface Range {
  readonly along: Line
  /** Of the range, in map units. */
  readonly breadth: number
  readonly height: number
}

const range = (breadth: number, height: number, ...along: readonly Pair[]): Range => ({
  along,
  breadth,
  height,
})

const RANGES: readonly Range[] = [
  // The Alps, from the sea to Vienna.
  range(
    34,
    9,
    [7, 44],
    [6.7, 44.9],
    [7, 45.8],
    [8, 46.2],
    [9.2, 46.5],
    [10.4, 46.7],
    [11.6, 47],
    [13, 47.2],
    [14.4, 47.4],
    [15.5, 47.7],
  ),
  range(20, 8, [-2, 43.1], [-0.3, 42.8], [1.2, 42.6], [2.6, 42.4]),
  range(26, 6, [2.6, 45.8], [2.9, 45], [3.6, 44.5]),
  range(14, 6, [8.4, 44.5], [9.7, 44.45], [10.8, 44.15], [12, 43.7], [12.9, 43], [13.5, 42.2]),
  range(12, 5, [5.7, 46.1], [6.4, 46.8], [7.1, 47.3]),
  range(8, 5, [7, 47.9], [7.2, 48.3]),
  range(8, 5, [8.2, 47.8], [8.4, 48.4]),
  range(10, 6, [12.3, 49.8], [13.1, 49.2], [13.9, 48.7]),
  range(9, 5, [12.3, 50.35], [13.2, 50.6], [14, 50.85]),
  range(10, 6, [15, 50.9], [16.2, 50.6], [17.2, 50.2]),
  range(9, 5, [10.4, 51.8], [10.9, 51.7]),
  range(24, 7, [17.2, 48.6], [18.2, 49.1], [19.2, 49.3]),
  range(20, 7, [14.4, 45.7], [15.5, 44.9], [16.8, 44], [18, 43.3]),
  range(16, 6, [-6, 43.1], [-4.5, 43.1], [-3.2, 43]),
  range(12, 4, [10.3, 50.8], [11, 50.5]),
  range(14, 4, [5.3, 50.1], [6.2, 50.2]),
  range(10, 5, [-2.1, 53.2], [-2, 54], [-2.3, 54.8]),
  range(12, 5, [-3.6, 52.3], [-3.5, 53]),
]

const RIVERS: readonly Line[] = [
  // Rhine, Main, Meuse
  [
    [9.4, 47.55],
    [8.6, 47.65],
    [7.6, 47.56],
    [7.7, 48.3],
    [8.25, 49],
    [8.4, 49.6],
    [8.2, 50],
    [7.6, 50.35],
    [7, 50.9],
    [6.6, 51.6],
    [5.9, 51.9],
    [4.9, 51.85],
    [4.3, 51.95],
  ],
  [
    [11.2, 50.1],
    [10.3, 49.9],
    [9.6, 50.05],
    [9.1, 49.85],
    [8.7, 50.1],
    [8.25, 50],
  ],
  [
    [5.4, 48.3],
    [5.4, 49.2],
    [4.8, 49.8],
    [4.9, 50.4],
    [5.6, 50.65],
    [6, 51.3],
    [5.6, 51.75],
    [4.8, 51.75],
  ],
  // Danube
  [
    [8.5, 47.9],
    [9.3, 48.1],
    [10, 48.4],
    [11.4, 48.75],
    [12.1, 49],
    [13.4, 48.6],
    [14.3, 48.3],
    [15.4, 48.3],
    [16.4, 48.2],
    [17.1, 48.1],
    [18.1, 47.75],
    [19, 47.7],
  ],
  // Rhône and Saône
  [
    [8.2, 46.5],
    [7.2, 46.2],
    [6.4, 46.4],
    [6, 46.1],
    [5.6, 45.7],
    [4.85, 45.75],
    [4.85, 44.9],
    [4.75, 44.2],
    [4.65, 43.75],
    [4.8, 43.4],
  ],
  [
    [5.9, 47.7],
    [5.2, 47.1],
    [4.85, 46.5],
    [4.85, 45.75],
  ],
  // Loire, Seine, Garonne
  [
    [4.2, 45],
    [4.1, 46],
    [3.2, 46.9],
    [2.8, 47.6],
    [1.9, 47.9],
    [0.8, 47.4],
    [-0.5, 47.4],
    [-1.5, 47.2],
    [-2.1, 47.25],
  ],
  [
    [4.6, 47.7],
    [4.1, 48.3],
    [3.1, 48.4],
    [2.4, 48.85],
    [1.7, 49.05],
    [1.1, 49.4],
    [0.3, 49.45],
  ],
  [
    [0.8, 42.9],
    [1.4, 43.5],
    [0.9, 44.1],
    [0, 44.5],
    [-0.55, 44.85],
    [-0.8, 45.3],
  ],
  // Elbe, Vltava, Weser, Oder
  [
    [15.8, 50.3],
    [14.8, 50.2],
    [14.2, 50.55],
    [13.7, 51.05],
    [12.8, 51.8],
    [11.7, 52.1],
    [11.8, 52.8],
    [10.7, 53.4],
    [9.9, 53.55],
    [9, 53.9],
  ],
  [
    [14.2, 48.8],
    [14.4, 49.5],
    [14.4, 50.05],
    [14.5, 50.3],
  ],
  [
    [9.7, 51.4],
    [9.1, 52.1],
    [9, 52.8],
    [8.5, 53.4],
  ],
  [
    [18, 50],
    [17, 51.1],
    [15.6, 51.9],
    [14.6, 52.6],
    [14.4, 53.4],
  ],
  // Po and Adige
  [
    [7.3, 44.8],
    [7.8, 45.1],
    [8.7, 45.05],
    [9.7, 45.1],
    [10.6, 45],
    [11.6, 44.95],
    [12.4, 44.95],
  ],
  [
    [10.8, 46.6],
    [11.3, 46.4],
    [11, 45.9],
    [11, 45.45],
    [11.6, 45.2],
    [12.25, 45.15],
  ],
  // Thames
  [
    [-2, 51.65],
    [-1.2, 51.7],
    [-0.9, 51.45],
    [-0.2, 51.5],
    [0.5, 51.48],
  ],
]

/** Noise that is the same every time. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

export interface Relief {
  /** The outlines of the hills. */
  readonly hills: string
  /** Their shaded sides. */
  readonly shade: string
  readonly rivers: string
}

export function relief(project: Projection, isLand: (place: Pair) => boolean): Relief {
  const taken = obstacles()
  const free = ([x, y]: Pair, reach: number): boolean =>
    isLand([x, y]) &&
    taken.every(
      (box) =>
        x + reach < box.x ||
        x - reach > box.x + box.width ||
        y < box.y ||
        y - reach > box.y + box.height,
    )
  const peaks = RANGES.flatMap((one, index) => peaksOf(one, project, noise(index * 7919 + 5)))
    .filter(({ at, height }) => free(at, height * 0.8))
    .toSorted((a, b) => a.at[1] - b.at[1])
  const kept = peaks.reduce<readonly Peak[]>(
    (list, peak) =>
      list.some(
        ({ at, height }) =>
          Math.abs(at[0] - peak.at[0]) < (height + peak.height) * 0.62 &&
          Math.abs(at[1] - peak.at[1]) < (height + peak.height) * 0.42,
      )
        ? list
        : [...list, peak],
    [],
  )
  return {
    hills: kept.map(hill).join(''),
    shade: kept.map(shadeOf).join(''),
    rivers: RIVERS.map((river) => write(simplify(smooth(river, 5).map(project), 0.25), false)).join(
      '',
    ),
  }
}

/** Towns and beads of roads. */
function obstacles(): readonly Box[] {
  const byId = new Map(base.map.towns.map((town) => [town.id, town]))
  const towns = base.map.towns.map((town) => townPlace(town).box)
  const beads = base.map.roads.flatMap(({ between: [one, other] }) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    if (a === undefined || b === undefined) return []
    const { x, y, size } = roadPlace(a, b).spot
    return [{ x: x - size / 2, y: y - size / 2, width: size, height: size }]
  })
  return [...towns, ...beads]
}

interface Peak {
  readonly at: Pair
  readonly height: number
  readonly lean: number
}

function peaksOf({ along, breadth, height }: Range, project: Projection, next: () => number) {
  const line = smooth(along, 24).map(project)
  const peaks: Peak[] = []
  for (const [x, y] of line) {
    for (let side = -breadth / 2; side <= breadth / 2; side += 6) {
      const at: Pair = [x + (next() - 0.5) * 8, y + side + (next() - 0.5) * 5]
      const inside = at[0] > 2 && at[0] < MAP.width - 2 && at[1] > 8 && at[1] < MAP.height - 2
      const falls = 1 - Math.abs(side) / breadth
      if (inside && next() > 0.55) {
        peaks.push({ at, height: height * falls * (0.8 + 0.4 * next()), lean: next() })
      }
    }
  }
  return peaks
}

const r = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** One side steep, the other long. */
function hill({ at: [x, y], height, lean }: Peak): string {
  const [left, right] = [height * (0.75 + 0.2 * lean), height * (0.95 - 0.2 * lean)]
  return `M${r(x - left)} ${r(y)}q${r(left * 0.5)} ${r(-height * 0.35)} ${r(left)} ${r(-height)}q${r(right * 0.35)} ${r(height * 0.75)} ${r(right)} ${r(height)}`
}

function shadeOf({ at: [x, y], height, lean }: Peak): string {
  const right = height * (0.95 - 0.2 * lean)
  return [0.2, 0.42, 0.64]
    .map((t) => {
      const top = -height * (1 - t) ** 1.4
      return `M${r(x + right * t * 0.75)} ${r(y + top + 0.6)}l${r(-right * 0.08)} ${r(-top * 0.75)}`
    })
    .join('')
}
