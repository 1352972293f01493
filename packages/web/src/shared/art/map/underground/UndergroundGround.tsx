/**
 * A cut through the ground under a mining town: the parts of an underground map that never change.
 */
import type { UndergroundSide, UndergroundTown } from '@tiletum/engine'
import { memo } from 'react'
import type { Box, Spot } from '../../polygon.ts'
import { ResourceToken } from '../../Goods.tsx'
import { HouseSpaces, NameStrip, Slot, TownPicture } from '../TownGround.tsx'
import type { TownPlace } from '../layout.ts'
import { skyline } from '../skyline.ts'
import {
  below,
  BLEED,
  chamber,
  chanceFrom,
  curvePath,
  gallery,
  isShaft,
  strata,
  surface,
  vein,
} from './lines.ts'
import { planOf } from './layout.ts'
import { HEADFRAME, sceneOf } from './pictures.ts'

interface GroundProps {
  readonly side: UndergroundSide
  /** Spaces marked for more players are left out. */
  readonly players?: number
}

/** An svg of its own; it reaches beyond the map on all sides (`BLEED`). */
export const UndergroundGround = memo(function UndergroundGround({
  side,
  players = 4,
}: GroundProps) {
  const drawn = drawingOf(side)
  const { towns, beads } = planOf(side)
  return (
    <svg
      className="under-ground"
      viewBox={`${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="under-sky" {...BLEED} />
      <path className="under-hills" d={drawn.hills} />
      <path className="under-rock" d={drawn.rock} />
      {drawn.strata.map(({ path, edge }) => (
        <g key={edge}>
          <path className="under-stratum" d={path} />
          <path className="under-edge" d={edge} />
        </g>
      ))}
      <path className="under-vein" d={drawn.veins} />
      <path className="under-turf" d={drawn.turf} />
      <path className="under-surface" d={drawn.surface} />
      <path className="under-hachures" d={drawn.ways} />
      <path className="under-chamber-hachures" d={drawn.chambers} />
      <path className="under-wall" d={drawn.ways} />
      <path className="under-chamber-wall" d={drawn.chambers} />
      {[...beads.values()].map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} className="under-niche" cx={x} cy={y} r={size / 2 + 5} />
      ))}
      <path className="under-floor" d={drawn.ways} />
      <path className="under-chamber" d={drawn.chambers} />
      <path className="under-props" d={drawn.levels} />
      <path className="under-ladder" d={drawn.shafts} />
      <path className="under-ladder-inside" d={drawn.shafts} />
      <path className="under-rungs" d={drawn.shafts} />
      <path className="under-chamber" d={drawn.chambers} />
      <path className="under-timber" d={drawn.timber} />
      <Beads beads={[...beads.values()]} />
      {side.spaces.map((space, index) => {
        const place = towns.get(space.id)
        return space.kind === 'tunnel' || place === undefined ? undefined : (
          <TownBelow
            key={space.id}
            town={space}
            place={place}
            picture={space.id === side.start ? skyline(space.id) : sceneOf(index)}
            players={players}
          />
        )
      })}
      <Entrance place={towns.get(side.start)} />
      <Medallion name={side.id.replace('underground.', '')} />
    </svg>
  )
})

function Beads({ beads }: { readonly beads: readonly Spot[] }) {
  return beads.map(({ x, y, size }) => (
    <g key={`${x} ${y}`}>
      <circle className="under-niche-floor" cx={x} cy={y} r={size / 2 + 3.5} />
      <circle className="map-bead" cx={x} cy={y} r={size / 2} />
      <circle className="map-bead-inner" cx={x} cy={y} r={size / 2 - 3.5} />
    </g>
  ))
}

interface TownProps {
  readonly town: UndergroundTown
  readonly place: TownPlace
  readonly picture: string
  readonly players: number
}

export function TownBelow({ town, place, picture, players }: TownProps) {
  const open = (spaces: readonly { readonly mark: number }[], index: number) =>
    (spaces[index]?.mark ?? index + 1) <= players
  const mines = place.mines.filter((_, index) => open(town.mines, index))
  const houses = place.houses.filter((_, index) => open(town.houses, index))
  const tiles = place.bonus.filter((_, index) => open(town.bonusTiles, index))
  return (
    <g className="town">
      <TownPicture place={place} picture={picture} />
      {mines.map((spot, index) => (
        <MineGround key={spot.x} spot={spot} gold={town.mines[index]?.gold ?? 0} />
      ))}
      <HouseSpaces spots={houses} spaces={town.houses} />
      {tiles.map((spot) => (
        <Slot key={spot.x} spot={spot} />
      ))}
      <NameStrip name={town.name} box={place.name} />
    </g>
  )
}

/** The mouth of a mine with the gold its place gives. */
function MineGround({
  spot: { x, y, size },
  gold,
}: {
  readonly spot: Spot
  readonly gold: number
}) {
  const half = size / 2
  return (
    <g>
      <path
        className="town-house"
        d={`M${x - half} ${y + 13}v-12a${half} ${half} 0 0 1 ${size} 0v12z`}
      />
      {gold > 0 && (
        <>
          <ResourceToken resource="gold" plain size={12} x={x - 6} y={y + 0.5} />
          <text className="under-gold" x={x} y={y - 0.5}>
            {gold}
          </text>
        </>
      )}
    </g>
  )
}

/** The frame over the shaft beside the town where prospectors enter. */
function Entrance({ place }: { readonly place: TownPlace | undefined }) {
  if (place === undefined) return undefined
  const foot = `translate(${place.box.x - 22} ${place.anchor[1]})`
  return <path className="under-headframe" transform={foot} d={HEADFRAME} />
}

/** Beside the map, where there is room: hammer and pick, and which side this is. */
function Medallion({ name }: { readonly name: string }) {
  return (
    <g className="under-medallion" transform="translate(-46 398)">
      <circle className="under-medal" r={31} />
      <circle className="under-medal-ring" r={27} />
      <g className="under-medal-tools" transform="translate(0 -6)">
        <path d="M-11 11L9-9M4-13l9 9l-4 4l-9-9z" />
        <path d="M11 11L-9-9M-15-5q1-9 10-10l-2 8z" />
      </g>
      <text className="under-medal-name" y={20}>
        {name}
      </text>
    </g>
  )
}

const PAD = 6

/** A town's room; the one on the surface has only a cellar. */
function roomOf({ box, name, anchor }: TownPlace, onSurface: boolean): Box {
  const left = Math.min(box.x, name.x) - PAD
  const right = Math.max(box.x + box.width, name.x + name.width) + PAD
  const top = onSurface ? anchor[1] + 3 : box.y - PAD
  return { x: left, y: top, width: right - left, height: box.y + box.height + PAD - 1 - top }
}

type UndergroundDrawing = ReturnType<typeof draw>

const known = new WeakMap<UndergroundSide, UndergroundDrawing>()

/** Cached: a drawing is made once, however often its tab is opened. */
function drawingOf(side: UndergroundSide): UndergroundDrawing {
  const drawn = known.get(side) ?? draw(side)
  known.set(side, drawn)
  return drawn
}

function draw(side: UndergroundSide) {
  const chance = chanceFrom(side.id)
  const { towns, galleries } = planOf(side)
  const start = towns.get(side.start)?.anchor ?? [270, 66]
  const top = surface(start, chance)
  const rooms = [...towns].map(([id, place]) => roomOf(place, id === side.start))
  const ways = galleries.map(({ from, to }) => ({
    path: gallery(from, to, chance),
    shaft: isShaft(from, to),
  }))
  const chambers = rooms.map((room) => chamber(room, chance)).join('')
  return {
    rock: below(top),
    hills: [28, 14]
      .map((height, index) =>
        curvePath(
          (x) => top(x) - height - 9 * Math.sin(x / (60 + index * 25) + index * 2 + chance() * 0.1),
        ),
      )
      .join(''),
    surface: curvePath(top),
    turf: curvePath((x) => top(x) + 3),
    strata: strata(top, chance),
    veins: vein(chance) + vein(chance) + vein(chance),
    ways: ways.map(({ path }) => path).join(''),
    levels: pathsOf(ways, false),
    shafts: pathsOf(ways, true),
    chambers,
    timber: rooms.map(timber).join(''),
  }
}

const pathsOf = (ways: readonly { path: string; shaft: boolean }[], shaft: boolean): string =>
  ways
    .filter((way) => way.shaft === shaft)
    .map(({ path }) => path)
    .join('')

/** Posts in the corners of a room and a beam under its roof. */
function timber({ x, y, width, height }: Box): string {
  const [left, right, roof, floor] = [x + 3, x + width - 3, y + 3.5, y + height - 1.5]
  return `M${left} ${floor}V${roof}M${right} ${floor}V${roof}M${left - 1} ${roof}H${right + 1}M${left} ${roof + 9}L${left + 8} ${roof}M${right} ${roof + 9}L${right - 8} ${roof}`
}
