/** Parts of a player's board as a spread of the ledger: pigeon-holes, cut-away houses, letters. */
import type { Action, Crest, Effect } from '@tiletum/engine'
import { memo } from 'react'
import {
  BUILDING,
  buildingPlace,
  contractPillarSpot,
  CONTRACTS,
  STOREHOUSE,
  storehouseSpot,
} from './boardLayout.ts'
import { Drawing } from './Drawing.tsx'
import { EffectFace } from './EffectFace.tsx'
import { ResourceToken } from './Goods.tsx'
import { Icon } from './Icon.tsx'
import { ACTION_ICON } from './icons/names.ts'
import { Seal, VictoryPoints } from './Marks.tsx'
import { Piece } from './Piece.tsx'
import type { PieceColour } from '../theme/tokens.ts'

export const StorehouseGround = memo(function StorehouseGround({
  spaces,
}: {
  readonly spaces: number
}) {
  const { width, height } = STOREHOUSE
  return (
    <Drawing width={width} height={height} size={width}>
      <path className="board-roof" d={`M3 27L${width / 2} 3l${width / 2 - 3} 24z`} />
      <path
        className="board-tiles"
        d={`M22 22h${width - 44}M40 15h${width - 80}M56 9h${width - 112}`}
      />
      <rect className="board-wall" x={5} y={27} width={width - 10} height={height - 28} />
      {Array.from({ length: spaces }, (_, index) => {
        const { x, y, size } = storehouseSpot(index)
        return (
          <g key={index}>
            <rect
              className="board-hole"
              x={x - size / 2 - 2}
              y={y - size / 2 - 2}
              width={size + 4}
              height={size + 4}
            />
            <path
              className="board-depth"
              d={`M${x - size / 2 - 2} ${y - size / 2 - 2}l6 6h${size - 8}l6-6M${x - size / 2 + 4} ${y - size / 2 + 4}v${size - 8}M${x + size / 2 - 4} ${y - size / 2 + 4}v${size - 8}`}
            />
          </g>
        )
      })}
    </Drawing>
  )
})

interface BuildingProps {
  readonly rooms: number
  readonly crestFood: number
  readonly crestBonus: Effect
  /** The action of the characters in this building. */
  readonly action?: Action
}

export const BuildingGround = memo(function BuildingGround({
  rooms,
  crestFood,
  crestBonus,
  action,
}: BuildingProps) {
  const { width, height } = BUILDING
  const place = buildingPlace(rooms)
  const { eaves, ground, crest } = place
  const wall = { left: 12, right: width - 12 }
  return (
    <Drawing width={width} height={height} size={width} className="building">
      <path
        className="board-roof"
        d={`M${wall.left - 8} ${eaves}L${width / 2} ${eaves - 27}L${wall.right + 8} ${eaves}z`}
      />
      <path
        className="board-tiles"
        d={`M${wall.left + 2} ${eaves - 5}h${width - 28}M${wall.left + 10} ${eaves - 11}h${width - 44}M${wall.left + 18} ${eaves - 17}h${width - 60}`}
      />
      {place.roof !== undefined && (
        <circle className="board-attic" cx={place.roof.x} cy={place.roof.y} r={9.5} />
      )}
      <rect
        className="board-wall"
        x={wall.left}
        y={eaves}
        width={wall.right - wall.left}
        height={ground - eaves}
      />
      {rooms === 0 && <Occupied y={ground - 24} />}
      {place.rooms.map(({ x, y, size }, index) => (
        <g key={y}>
          <rect
            className="board-room"
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            rx={2}
          />
          <text className="board-floor" x={x} y={y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
      <path className="board-ground" d={`M0 ${ground}h${width}`} />
      <rect
        className="board-cellar"
        x={3}
        y={ground + 2}
        width={width - 6}
        height={height - ground - 3}
        rx={2}
      />
      <circle className="board-seal" cx={crest.x} cy={crest.y} r={crest.size / 2} />
      <text className="board-price" x={crest.x - 10} y={crest.y + 5.5}>
        {crestFood}
      </text>
      <ResourceToken resource="food" size={22} x={crest.x - 4.5} y={crest.y - 11} />
      <path className="glyph-bar" d={`M48 ${ground + 8}v${height - ground - 15}`} />
      <EffectFace effect={crestBonus} width={34} height={36} x={50} y={ground + 6} />
      {action !== undefined && (
        <Icon name={ACTION_ICON[action]} size={14} x={width - 15} y={eaves - 26} />
      )}
    </Drawing>
  )
})

interface SketchProps {
  /** The character in each room, the lowest floor first. */
  readonly rooms: readonly (Action | undefined)[]
  readonly crest: Crest | undefined
  /** True while its house waits under the roof. */
  readonly waiting: boolean
  readonly player: PieceColour
}

/** A small building: only what lies in it is drawn, as large as possible. */
export const BuildingSketch = memo(function BuildingSketch(props: SketchProps) {
  const { rooms, crest, waiting, player } = props
  const floor = 20
  const ground = 72
  const eaves = ground - Math.max(1, rooms.length) * floor
  return (
    <Drawing width={44} height={98} size={44}>
      <path className="board-roof" d={`M1 ${eaves}l21-11l21 11z`} />
      <rect className="board-wall" x={5} y={eaves} width={34} height={ground - eaves} />
      {rooms.map((action, index) => {
        const top = ground - (index + 1) * floor
        return (
          <g key={top}>
            <rect className="board-room" x={12} y={top + 1} width={20} height={18} />
            {action === undefined ? undefined : (
              <Icon name={ACTION_ICON[action]} size={17} x={13.5} y={top + 1.5} />
            )}
          </g>
        )
      })}
      {rooms.length === 0 ? (
        <Icon name="character" size={18} x={13} y={ground - 19} />
      ) : waiting ? (
        <Piece kind="house" player={player} size={13} x={15.5} y={eaves - 13} />
      ) : undefined}
      <path className="board-ground" d={`M0 ${ground}h44`} />
      {crest === undefined ? (
        <circle className="board-seal" cx={22} cy={ground + 13} r={10} />
      ) : (
        <Seal crest={crest} size={24} x={10} y={ground + 1} />
      )}
    </Drawing>
  )
})

/** The sixth building is full from the start: people at every window. */
function Occupied({ y }: { readonly y: number }) {
  return (
    <g className="board-people">
      {[26, 44, 62].map((x) => (
        <g key={x}>
          <path className="board-window" d={`M${x - 7} ${y + 14}v-20a7 7 0 0 1 14 0v20z`} />
          <Icon name="character" size={13} x={x - 6.5} y={y - 3} />
        </g>
      ))}
    </g>
  )
}

interface ContractRowProps {
  /** The points printed on the spaces, from the left. */
  readonly spaces: readonly number[]
  /** Number of filled spaces; pillars lie on the others. */
  readonly filled?: number
  readonly pillars: number
  /** Colour of the drawn pillars; without it the caller draws them. */
  readonly player?: PieceColour
}

/** Folded letters wait in a row; filling a place frees its pillar. */
export const ContractRow = memo(function ContractRow({
  spaces,
  filled = 0,
  pillars,
  player,
}: ContractRowProps) {
  const width = CONTRACTS.width * spaces.length
  return (
    <Drawing width={width} height={CONTRACTS.height} size={width}>
      {spaces.map((vp, index) => {
        const x = index * CONTRACTS.width
        const pillar = contractPillarSpot(index)
        return (
          <g key={x}>
            <path className="board-letter" d={`M${x + 1.5} 6.5h45v45h-45z`} />
            <path
              className="tile-fold"
              d={`M${x + 1.5} 6.5l22.5 17l22.5-17M${x + 1.5} 51.5l16-15M${x + 46.5} 51.5l-16-15`}
            />
            {player !== undefined && index >= filled && index < pillars && (
              <Piece
                kind="pillar"
                player={player}
                size={pillar.size}
                x={pillar.x - pillar.size / 2}
                y={pillar.y - 14}
              />
            )}
            {vp > 0 && <VictoryPoints points={vp} size={32} x={x + 8} y={57} />}
          </g>
        )
      })}
    </Drawing>
  )
})
