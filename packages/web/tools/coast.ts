/** The coast of Natural Earth (public domain), cut to our part of Europe. */
import { createRequire } from 'node:module'
import fs from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MultiPolygon, Polygon } from 'geojson'
import { MAP } from '../src/shared/art/map/places.ts'
import { areaOf, clipRing, simplify, write } from './lines.ts'
import type { Line } from './lines.ts'
import type { Projection } from './warp.ts'

const EUROPE = { left: -16, top: 36, right: 30, bottom: 62 }
const MARGIN = 26
const SHEET = {
  left: -MARGIN,
  top: -MARGIN,
  right: MAP.width + MARGIN,
  bottom: MAP.height + MARGIN,
}

function landRings(): readonly Line[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const atlas = JSON.parse(fs.readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  const { features } = feature(atlas, atlas.objects.land)
  return features.flatMap(({ geometry }) =>
    polygonsOf(geometry as Polygon | MultiPolygon).flatMap((rings) =>
      rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon, lat] as const)),
    ),
  )
}

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

/** Every piece of land on the sheet, in map units. */
export function land(project: Projection): readonly Line[] {
  return landRings()
    .map((ring) => clipRing(ring, EUROPE))
    .filter((ring) => ring.length > 2)
    .map((ring) => clipRing(dense(ring).map(project), SHEET))
    .filter((ring) => ring.length > 2 && areaOf(ring) > 12)
    .map((ring) => simplify(ring, 0.3))
}

/** The long edges of the cut must bend with the rest. */
const dense = (ring: Line): Line =>
  ring.flatMap((place, index) => {
    const next = ring[(index + 1) % ring.length] ?? place
    const parts = Math.ceil(Math.hypot(next[0] - place[0], next[1] - place[1]) / 0.5)
    return Array.from({ length: Math.max(1, parts) }, (_, part) => {
      const t = part / Math.max(1, parts)
      return [place[0] + (next[0] - place[0]) * t, place[1] + (next[1] - place[1]) * t] as const
    })
  })

export const writeLand = (rings: readonly Line[]): string =>
  rings.map((ring) => write(ring, true)).join('')
