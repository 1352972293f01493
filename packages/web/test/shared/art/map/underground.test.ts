import { silver } from '@tiletum/content'
import type { UndergroundSide } from '@tiletum/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { planOf } from '../../../../src/shared/art/map/underground/layout.ts'
import { UNDERGROUND } from '../../../../src/shared/art/map/underground/places.ts'
import type { Box, Point, Spot } from '../../../../src/shared/art/polygon.ts'
import type { TownPlace } from '../../../../src/shared/art/map/layout.ts'
import { UndergroundGround } from '../../../../src/shared/art/map/underground/UndergroundGround.tsx'

const { sides } = silver

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const around = ({ x, y, size }: Spot, more = 0): Box =>
  grown({ x: x - size / 2, y: y - size / 2, width: size, height: size }, more)
function extentOf({ box, name }: TownPlace): Box {
  const left = Math.min(box.x, name.x)
  const right = Math.max(box.x + box.width, name.x + name.width)
  return { x: left, y: box.y, width: right - left, height: box.height }
}

/** All that must keep apart: towns with the walls of their chambers, beads, tablets. */
function partsOf(side: UndergroundSide): readonly (readonly [string, Box])[] {
  const { towns, beads, galleries } = planOf(side)
  return [
    ...[...towns].map(([id, town]) => [id, grown(extentOf(town), 6)] as const),
    ...[...beads].map(([id, spot]) => [id, around(spot, 3)] as const),
    ...galleries.flatMap(({ tablet, between }) =>
      tablet === undefined ? [] : [[`tablet ${between.join('--')}`, grown(tablet.box, 2)] as const],
    ),
  ]
}

function pointsAlong([ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  return Array.from({ length: 201 }, (_, index) => [
    ax + ((bx - ax) * index) / 200,
    ay + ((by - ay) * index) / 200,
  ])
}
const within = (box: Box, [x, y]: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

describe.each(sides.map((side) => [side.id, side] as const))('%s', (_, side) => {
  const parts = partsOf(side)
  const { towns, galleries } = planOf(side)

  test('towns, names, beads and tablets keep apart', () => {
    const touching = parts.flatMap(([one, box], index) =>
      parts
        .slice(index + 1)
        .filter(([, other]) => overlap(box, other))
        .map(([other]) => `${one} and ${other}`),
    )
    expect(touching).toEqual([])
  })

  test('all of it lies on the drawing, below the tabs', () => {
    const sheet = { x: 0, y: 34, width: UNDERGROUND.width, height: UNDERGROUND.height - 34 }
    const outside = parts.filter(
      ([, { x, y, width, height }]) =>
        x < sheet.x ||
        y < sheet.y ||
        x + width > sheet.width ||
        y + height > sheet.y + sheet.height,
    )
    expect(outside.map(([id]) => id)).toEqual([])
  })

  test('no gallery runs through a place or a tablet it does not lead to', () => {
    const wrong = galleries.flatMap(({ between, from, to }) =>
      parts
        .filter(([id]) => !between.includes(id) && id !== `tablet ${between.join('--')}`)
        .filter(([, box]) => pointsAlong(from, to).some((point) => within(grown(box, 3), point)))
        .map(([id]) => `${between.join('--')} through ${id}`),
    )
    expect(wrong).toEqual([])
  })

  test('no two galleries cross', () => {
    const crossing = galleries.flatMap((a, index) =>
      galleries
        .slice(index + 1)
        .filter((b) => new Set([...a.between, ...b.between]).size === 4)
        .filter((b) => cross([a.from, a.to], [b.from, b.to]))
        .map((b) => `${a.between.join('--')} and ${b.between.join('--')}`),
    )
    expect(crossing).toEqual([])
  })

  test('each town has a place for all it holds, side by side', () => {
    for (const space of side.spaces) {
      if (space.kind !== 'town') continue
      const town = towns.get(space.id)
      if (town === undefined) throw new Error(space.id)
      const { mines, houses, bonus, cathedral, name } = town
      expect(mines.length).toBe(space.id === side.start && side.map === 1 ? 4 : space.mines.length)
      expect(houses.length).toBe(space.houses.length)
      expect(bonus.length).toBe(space.bonusTiles.length)
      expect(cathedral?.pillars.length).toBe(space.cathedral?.tiles.length)
      const spots = [
        ...mines,
        ...houses,
        ...bonus,
        ...(cathedral === undefined ? [] : [...cathedral.pillars, cathedral.cost, cathedral.top]),
      ].map((spot) => around(spot, -0.01))
      for (const [index, spot] of spots.entries()) {
        expect(spots.slice(index + 1).some((other) => overlap(spot, other))).toBe(false)
        expect(overlap(spot, name)).toBe(false)
      }
    }
  })
})

describe('the drawing', () => {
  const drawn = (side: UndergroundSide, players: number): string =>
    renderToStaticMarkup(createElement(UndergroundGround, { side, players }))

  test('is the same whenever it is drawn, another one for each side, and names every town', () => {
    const pictures = sides.map((side) => drawn(side, 4))
    expect(new Set(pictures).size).toBe(sides.length)
    sides.forEach((side, index) => {
      expect(drawn({ ...side }, 4)).toBe(pictures[index])
      expect(pictures[index]).not.toContain('NaN')
      for (const space of side.spaces)
        if (space.kind === 'town') expect(pictures[index]).toContain(`>${space.name}<`)
    })
  })

  test('leaves out the spaces of more players', () => {
    const spaces = (picture: string) => picture.match(/class="town-(house|slot)"/g)?.length ?? 0
    for (const side of sides) expect(spaces(drawn(side, 2))).toBeLessThan(spaces(drawn(side, 4)))
  })

  test('finds room for the spaces of an edition', () => {
    const [some] = sides
    if (some === undefined) throw new Error('no side')
    const spaces = some.spaces.map((space) => ({ ...space, id: `other-${space.id}` }))
    const links = some.links.map((link) => {
      const [one, other] = link.between
      return { ...link, between: [`other-${one}`, `other-${other}`] as const }
    })
    const { towns, beads } = planOf({ ...some, start: `other-${some.start}`, spaces, links })
    const points = [...towns.values()].map(({ anchor }) => anchor.join(' '))
    for (const { x, y } of beads.values()) points.push(`${x} ${y}`)
    expect(points).toHaveLength(spaces.length)
    expect(new Set(points).size).toBe(spaces.length)
  })
})

type Segment = readonly [Point, Point]
function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point): boolean =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}
