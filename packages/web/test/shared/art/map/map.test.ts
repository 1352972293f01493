import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { base } from '@tiletum/content'
import type { Town } from '@tiletum/engine'
import { describe, expect, test } from 'vitest'
import { contains } from '../../../../src/shared/art/polygon.ts'
import type { Box, Point, Spot } from '../../../../src/shared/art/polygon.ts'
import { builtOf, risen } from '../../../../src/shared/art/map/skyline.ts'
import { middle, pieceSpots, roadPlace, townPlace } from '../../../../src/shared/art/map/layout.ts'
import { MAP } from '../../../../src/shared/art/map/places.ts'
import { land } from '../../../../tools/coast.ts'
import { mapDrawing } from '../../../../tools/map.ts'
import { bent } from '../../../../tools/warp.ts'

const { towns, roads, links } = base.map
const byId = new Map(towns.map((town) => [town.id, town]))
const townOf = (id: string): Town => {
  const town = byId.get(id)
  if (town === undefined) throw new Error(id)
  return town
}
const names = (list: readonly Town[]) => list.map((town) => town.id)

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const around = ({ x, y, size }: Spot, more = 0): Box => ({
  x: x - size / 2 - more,
  y: y - size / 2 - more,
  width: size + 2 * more,
  height: size + 2 * more,
})
/** The whole of a town: its spaces and its name, which may be wider. */
function extentOf(town: Town): Box {
  const { box, name } = townPlace(town)
  const left = Math.min(box.x, name.x)
  const right = Math.max(box.x + box.width, name.x + name.width)
  return { x: left, y: box.y, width: right - left, height: box.height }
}

/** Points close together along a way. */
function along([ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  return Array.from({ length: 201 }, (_, index) => [
    ax + ((bx - ax) * index) / 200,
    ay + ((by - ay) * index) / 200,
  ])
}
const within = (box: Box, [x, y]: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

const ways = [...roads, ...links].map(({ between: [one, other] }) => ({
  one: townOf(one),
  other: townOf(other),
}))

test('the drawing in the repository is what the tools draw, and small', () => {
  const file = path.join(import.meta.dirname, '../../../../src/shared/art/map/drawing.ts')
  const text = fs.readFileSync(file, 'utf8')
  expect(text).toBe(mapDrawing())
  expect(gzipSync(text).length).toBeLessThan(35_000)
})

describe('towns', () => {
  test('no town lies in the sea', () => {
    const rings = land(bent())
    const wet = towns.filter((town) => !contains(rings, townPlace(town).anchor))
    expect(names(wet)).toEqual([])
  })

  test('no two of them touch', () => {
    const pairs = towns.flatMap((one, index) =>
      towns.slice(index + 1).map((other) => [one, other] as const),
    )
    const touching = pairs.filter(([one, other]) => overlap(extentOf(one), extentOf(other)))
    expect(touching.map(names)).toEqual([])
  })

  test('all are on the sheet and leave the room of the king track', () => {
    for (const town of towns) {
      const { x, y, width, height } = extentOf(town)
      expect(x, town.id).toBeGreaterThanOrEqual(MAP.freeLeft)
      expect(y, town.id).toBeGreaterThanOrEqual(4)
      expect(x + width, town.id).toBeLessThanOrEqual(MAP.width - 4)
      expect(y + height, town.id).toBeLessThanOrEqual(MAP.height - 2)
    }
  })

  test('their spaces lie side by side', () => {
    for (const town of towns) {
      const { houses, bonus, cathedral, name } = townPlace(town)
      const spaces = [
        ...houses,
        ...bonus,
        ...(cathedral === undefined ? [] : [...cathedral.pillars, cathedral.cost, cathedral.top]),
      ].map((spot) => around(spot, -0.01))
      for (const [index, space] of spaces.entries()) {
        expect(
          spaces.slice(index + 1).some((other) => overlap(space, other)),
          town.id,
        ).toBe(false)
        expect(overlap(space, name), town.id).toBe(false)
      }
    }
  })

  test('each has a place for every house, tile and pillar of the content', () => {
    for (const town of towns) {
      const { houses, bonus, cathedral } = townPlace(town)
      expect(houses.length).toBe(town.houses.length === 0 ? 4 : town.houses.length)
      expect(bonus.length).toBe(town.bonusTiles.length)
      expect(cathedral?.pillars.length).toBe(town.cathedral?.length)
    }
  })

  test('all pieces that may meet there are on the map, and none hides another', () => {
    for (const town of towns)
      for (const count of [1, 2, 3, 4, 8]) {
        const spots = pieceSpots(town, count)
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, town.id).toBe(count)
        for (const { x, y, size } of spots) {
          expect(Math.min(x, y) - size / 2, town.id).toBeGreaterThanOrEqual(0)
          expect(x + size / 2, town.id).toBeLessThanOrEqual(MAP.width)
          expect(y + size / 2, town.id).toBeLessThanOrEqual(MAP.height)
        }
      }
  })

  test('eight pieces find room in the town where all begin', () => {
    const spots = pieceSpots(townOf(base.map.home), 8)
    const places = new Set(spots.map(({ x, y }) => `${x} ${y}`))
    expect(places.size).toBe(8)
  })
})

describe('ways', () => {
  test('no road runs through another town', () => {
    const wrong = ways.flatMap(({ one, other }) => {
      const line = along(middle(townPlace(one).box), middle(townPlace(other).box))
      return towns
        .filter((town) => town !== one && town !== other)
        .filter((town) => line.some((point) => within(extentOf(town), point)))
        .map((town) => `${one.id}--${other.id} through ${town.id}`)
    })
    expect(wrong).toEqual([])
  })

  test('no two of them cross', () => {
    const crossing = ways.flatMap((a, index) =>
      ways
        .slice(index + 1)
        .filter((b) => new Set([a.one, a.other, b.one, b.other]).size === 4)
        .filter((b) => cross(ends(a), ends(b)))
        .map((b) => `${a.one.id}--${a.other.id} and ${b.one.id}--${b.other.id}`),
    )
    expect(crossing).toEqual([])
  })

  test('the bead of every road is free, with room for a fingertip', () => {
    const beads = roads.map(({ between: [one, other] }) =>
      around(roadPlace(townOf(one), townOf(other)).spot, 2),
    )
    for (const [index, bead] of beads.entries()) {
      expect(towns.filter((town) => overlap(bead, extentOf(town))).map((town) => town.id)).toEqual(
        [],
      )
      expect(beads.slice(index + 1).some((other) => overlap(bead, other))).toBe(false)
    }
  })
})

describe('the land', () => {
  const project = bent()

  test('never folds', () => {
    for (let lon = -4; lon <= 17.5; lon += 0.5) {
      for (let lat = 42.5; lat <= 54.5; lat += 0.5) {
        const [x, y] = project([lon, lat])
        const [ex, ey] = project([lon + 0.05, lat])
        const [nx, ny] = project([lon, lat + 0.05])
        expect((ex - x) * (y - ny) - (nx - x) * (y - ey)).toBeGreaterThan(0)
      }
    }
  })

  test('keeps far towns far and near towns near', () => {
    const pairs = towns.flatMap((one, index) =>
      towns.slice(index + 1).map((other) => {
        const [a, b] = [townPlace(one).anchor, townPlace(other).anchor]
        return { real: kilometres(one, other), drawn: Math.hypot(a[0] - b[0], a[1] - b[1]) }
      }),
    )
    expect(correlation(pairs.map((pair) => [pair.real, pair.drawn]))).toBeGreaterThan(0.9)
  })

  test('keeps north up and east right wherever towns are well apart', () => {
    const wrong = towns.flatMap((one) =>
      towns
        .filter((other) => {
          const [a, b] = [townPlace(one).anchor, townPlace(other).anchor]
          return (
            (other.lon - one.lon > 1.5 && b[0] <= a[0]) ||
            (other.lat - one.lat > 1.2 && b[1] >= a[1])
          )
        })
        .map((other) => `${one.id} and ${other.id}`),
    )
    expect(wrong).toEqual([])
  })
})

type Segment = readonly [Point, Point]
const ends = ({ one, other }: { one: Town; other: Town }): Segment => [
  middle(townPlace(one).box),
  middle(townPlace(other).box),
]

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point): boolean =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

function kilometres(one: Town, other: Town): number {
  const middleLat = ((one.lat + other.lat) / 2) * (Math.PI / 180)
  return 111.2 * Math.hypot(other.lat - one.lat, (other.lon - one.lon) * Math.cos(middleLat))
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const sum = (term: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + term(x - mx, y - my), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

describe('a cathedral', () => {
  const top = (built: number): number =>
    Math.min(
      ...[...risen(built).matchAll(/M[\d.]+ (\d+)v(-?[\d.]+)/g)].map(
        (m) => Number(m[1]) + Number(m[2]),
      ),
    )

  test('rises by every pillar and every tile taken, and is whole with the last', () => {
    const states = [
      builtOf(0, 2, 2),
      builtOf(1, 2, 2),
      builtOf(1, 1, 2),
      builtOf(2, 1, 2),
      builtOf(2, 0, 2),
    ]
    expect(states).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(states.map(top)).toEqual([36, 30.25, 24.5, 18.75, 13])
    // The spires and the gable come last.
    expect(states.map((built) => risen(built).includes('l4-11'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
