/** A town as it is printed: its skyline or cathedral, its name and its empty spaces. */
import type { HouseSpace, Town } from '@tiletum/engine'
import { memo } from 'react'
import type { Spot } from '../art/polygon.ts'
import { Icon } from '../art/Icon.tsx'
import { townPlace } from './layout.ts'
import type { CathedralPlace } from './layout.ts'
import { CATHEDRAL_FRONT, skyline } from './skyline.ts'

interface Props {
  readonly town: Town
  /** Spaces marked for more players are closed. */
  readonly players?: number
}

export const TownGround = memo(function TownGround({ town, players = 4 }: Props) {
  const { name, skyline: sky, houses, bonus, cathedral } = townPlace(town)
  return (
    <g className="town">
      <Plate spots={[...houses, ...bonus]} top={name.y + name.height - 2} />
      {cathedral === undefined ? (
        <path
          className="town-skyline"
          transform={`translate(${sky.x} ${sky.y})`}
          d={skyline(town.id)}
        />
      ) : (
        <Cathedral place={cathedral} />
      )}
      {houses.map((spot, index) => (
        <HouseGround
          key={spot.x}
          spot={spot}
          space={town.houses[index]}
          open={(town.houses[index]?.mark ?? 2) <= players}
        />
      ))}
      {bonus.map((spot, index) => (
        <TileGround
          key={spot.x}
          spot={spot}
          open={(town.bonusTiles[index]?.mark ?? 2) <= players}
          mark={town.bonusTiles[index]?.mark ?? 2}
        />
      ))}
      <NameStrip name={town.name} x={name.x} y={name.y} width={name.width} height={name.height} />
    </g>
  )
})

/** Paper under the spaces, so that no line runs through them. */
function Plate({ spots, top }: { readonly spots: readonly Spot[]; readonly top: number }) {
  const left = Math.min(...spots.map(({ x, size }) => x - size / 2)) - 2
  const right = Math.max(...spots.map(({ x, size }) => x + size / 2)) + 2
  const bottom = Math.max(...spots.map(({ y }) => y)) + 15
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
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A strip of paper with notched ends. */
function NameStrip({ name, x, y, width, height }: StripProps) {
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

function Slot({ spot: { x, y, size } }: { readonly spot: Spot }) {
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

interface HouseProps {
  readonly spot: Spot
  readonly space: HouseSpace | undefined
  readonly open: boolean
}

/** The outline of a house with what its place gives. */
function HouseGround({ spot: { x, y, size }, space, open }: HouseProps) {
  const half = size / 2
  if (!open) {
    return (
      <text className="town-mark" x={x} y={y + 6}>
        {space?.mark}
      </text>
    )
  }
  return (
    <g>
      <path
        className="town-house"
        d={`M${x - half + 1.5} ${y + 12}v-14h-1l${half - 0.5} -10l${half - 0.5} 10h-1v14z`}
      />
      {space?.bonus?.do === 'score' && (
        <text className="town-bonus" x={x} y={y + 9}>
          {space.bonus.points}
        </text>
      )}
      {space?.bonus?.do === 'characters' && (
        <Icon name="character" size={13} x={x - 6.5} y={y - 3} />
      )}
    </g>
  )
}

interface TileProps {
  readonly spot: Spot
  readonly open: boolean
  readonly mark: number
}

function TileGround({ spot, open, mark }: TileProps) {
  if (open) return <Slot spot={spot} />
  return (
    <text className="town-mark" x={spot.x} y={spot.y + 6}>
      {mark}
    </text>
  )
}
