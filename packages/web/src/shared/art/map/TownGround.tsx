/** A town as it is printed: its skyline or cathedral, its name and its empty spaces. */
import type { HouseSpace, Town } from '@tiletum/engine'
import { memo } from 'react'
import type { Box, Spot } from '../polygon.ts'
import { EffectFace } from '../EffectFace.tsx'
import { VictoryPoints } from '../Marks.tsx'
import { townPlace } from './layout.ts'
import type { CathedralPlace, TownPlace } from './layout.ts'
import { CATHEDRAL_FRONT, skyline } from './skyline.ts'

interface Props {
  readonly town: Town
  /** Spaces marked for more players are left out. */
  readonly players?: number
}

export const TownGround = memo(function TownGround({ town, players = 4 }: Props) {
  const place = townPlace(town)
  // The home town has a space for each player.
  const open = <T,>(_: T, index: number) => (town.houses[index]?.mark ?? index + 1) <= players
  const houses = place.houses.filter(open)
  const tiles = place.bonus.filter((_, index) => (town.bonusTiles[index]?.mark ?? 2) <= players)
  return (
    <g className="town">
      <Plate spots={[...houses, ...tiles]} top={place.name.y + place.name.height - 2} />
      <TownPicture place={place} picture={skyline(town.id)} />
      <HouseSpaces spots={houses} spaces={town.houses} />
      {tiles.map((spot) => (
        <Slot key={spot.x} spot={spot} />
      ))}
      <NameStrip name={town.name} box={place.name} />
    </g>
  )
})

interface PictureProps {
  readonly place: TownPlace
  /** The picture of a town without a cathedral. */
  readonly picture: string
}

/** The front of its cathedral, or a small picture. */
export function TownPicture({ place, picture }: PictureProps) {
  if (place.cathedral !== undefined) return <Cathedral place={place.cathedral} />
  const { x, y } = place.skyline
  return <path className="town-skyline" transform={`translate(${x} ${y})`} d={picture} />
}

/** Paper under the spaces, so that no line runs through them. */
function Plate({ spots, top }: { readonly spots: readonly Spot[]; readonly top: number }) {
  if (spots.length === 0) return undefined
  const left = Math.min(...spots.map(({ x, size }) => x - size / 2)) - 2
  const right = Math.max(...spots.map(({ x, size }) => x + size / 2)) + 2
  const bottom = Math.max(...spots.map(({ y }) => y)) + 17
  return (
    <rect
      className="town-plate"
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      rx={2}
    />
  )
}

interface StripProps {
  readonly name: string
  readonly box: Box
}

/** A strip of paper with notched ends. */
export function NameStrip({ name, box: { x, y, width, height } }: StripProps) {
  const half = height / 2
  return (
    <g className="town-name">
      <path d={`M${x} ${y}h${width}l-3.5 ${half}l3.5 ${half}h${-width}l3.5 ${-half}z`} />
      <text x={x + width / 2} y={y + height - 4}>
        {name}
      </text>
    </g>
  )
}

function Cathedral({ place }: { readonly place: CathedralPlace }) {
  const { box, pillars, cost, top } = place
  return (
    <g>
      <path
        className="town-cathedral"
        transform={`translate(${box.x} ${box.y})`}
        d={CATHEDRAL_FRONT}
      />
      {pillars.map(({ x, y, size }) => (
        <path
          key={x}
          className="town-niche"
          d={`M${x - size / 2} ${y + 8}v-11a${size / 2} ${size / 2} 0 0 1 ${size} 0v11z`}
        />
      ))}
      <Slot spot={cost} />
      <Slot spot={top} />
    </g>
  )
}

export function Slot({ spot: { x, y, size } }: { readonly spot: Spot }) {
  return (
    <rect
      className="town-slot"
      x={x - size / 2 + 0.5}
      y={y - size / 2 + 0.5}
      width={size - 1}
      height={size - 1}
      rx={2}
    />
  )
}

interface HousesProps {
  readonly spots: readonly Spot[]
  readonly spaces: readonly HouseSpace[]
}

export function HouseSpaces({ spots, spaces }: HousesProps) {
  return spots.map((spot, index) => <HouseGround key={spot.x} spot={spot} space={spaces[index]} />)
}

interface HouseProps {
  readonly spot: Spot
  readonly space: HouseSpace | undefined
}

/** The outline of a house with what its place gives. */
function HouseGround({ spot: { x, y, size }, space }: HouseProps) {
  const half = size / 2
  return (
    <g>
      <path
        className="town-house"
        d={`M${x - half + 1.5} ${y + 14}v-15.5h-1.5l${half} -12l${half} 12h-1.5v15.5z`}
      />
      {space?.bonus?.do === 'score' && (
        <VictoryPoints points={space.bonus.points} size={20} x={x - 10} y={y - 5.5} />
      )}
      {space?.bonus !== undefined && space.bonus.do !== 'score' && (
        <EffectFace effect={space.bonus} width={17} height={17} x={x - 8.5} y={y - 4} plain />
      )}
    </g>
  )
}
