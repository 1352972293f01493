/** The king track as a ladder: the crown above, shame below. */
import { memo } from 'react'
import type { PieceColour } from '../theme/tokens.ts'
import { Drawing } from './Drawing.tsx'
import { Icon } from './Icon.tsx'
import { VictoryPoints } from './Marks.tsx'
import { Piece } from './Piece.tsx'
import type { Spot } from './polygon.ts'

export const KING_TRACK = { width: 52, height: 470, head: 62, foot: 6 } as const

interface Props {
  readonly spaces: readonly number[]
  /** Points for the first on the track at the end of the round. */
  readonly award?: number
  /** The markers on each space, the lowest first. */
  readonly stacks: readonly (readonly PieceColour[])[]
  readonly size?: number
}

const rung = (count: number): number =>
  (KING_TRACK.height - KING_TRACK.head - KING_TRACK.foot) / count

/** The middle of a space; the first space is the lowest. */
export function kingSpot(space: number, count: number): Spot {
  const step = rung(count)
  return {
    x: KING_TRACK.width / 2,
    y: KING_TRACK.height - KING_TRACK.foot - (space + 0.5) * step,
    size: step,
  }
}

/** Place of the bonus tile at the head of the track. */
export const kingTileSpot = (): Spot => ({ x: KING_TRACK.width / 2, y: 41, size: 36 })

/** Places markers so that each is visible: two climb to the right, more lie in pairs. */
function markerPlace(level: number, count: number, y: number) {
  if (count === 1) return { size: 20, x: 26, y: y - 13.5 }
  if (count === 2) return { size: 16, x: 24 + level * 9, y: y - 7.5 - level * 7 }
  return { size: 13, x: 24 + (level % 2) * 12, y: y - 1.5 - Math.floor(level / 2) * 12 }
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

export const KingTrack = memo(function KingTrack({ spaces, award, stacks, size = 52 }: Props) {
  const { width, height } = KING_TRACK
  const step = rung(spaces.length)
  return (
    <Drawing width={width} height={height} size={size} className="king">
      <rect className="king-board" x={1} y={1} width={width - 2} height={height - 2} rx={3} />
      <path
        className="king-rails"
        d={`M5 ${KING_TRACK.head}V${height - 5}M${width - 5} ${KING_TRACK.head}V${height - 5}`}
      />
      <Icon name="king" size={17} x={award === undefined ? width / 2 - 8.5 : 5} y={3} />
      {award !== undefined && <VictoryPoints points={award} size={21} x={26} y={1} />}
      {spaces.map((points, space) => {
        const { y } = kingSpot(space, spaces.length)
        const markers = stacks[space] ?? []
        return (
          <g key={points}>
            <path className="king-rung" d={`M5 ${y + step / 2}H${width - 5}`} />
            <text
              className={points < 0 ? 'king-points king-shame' : 'king-points'}
              x={markers.length === 0 ? width / 2 : markers.length === 1 ? 15 : 13.5}
              y={y + 5.2}
            >
              {signed(points)}
            </text>
            {markers.map((player, level) => (
              <Piece
                key={player}
                kind="marker"
                player={player}
                {...markerPlace(level, markers.length, y)}
              />
            ))}
          </g>
        )
      })}
    </Drawing>
  )
})
