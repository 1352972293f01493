/** What is drawn over the map: pennants of fairs and the paths of pieces. */
import { memo } from 'react'
import { Drawing } from '../Drawing.tsx'
import type { Marked, Placed } from '../Drawing.tsx'
import type { Point } from '../polygon.ts'
import { token } from '../../theme/tokens.ts'
import type { PieceColour } from '../../theme/tokens.ts'

interface PennantProps extends Placed, Marked {
  readonly fair: number
}

/** A tent with the number of its fair. */
export const FairPennant = memo(function FairPennant({ fair, size = 20, ...more }: PennantProps) {
  return (
    <Drawing width={20} height={22} size={size} icon="fair" {...more}>
      <path className="fair-tent" d="M10 5L1 13v8.500h18V13z" />
      <path className="fair-stripes" d="M10 5L5.5 13v8.500M10 5l4.5 8v8.500M1 13h18" />
      <path className="fair-flag" d="M10 5V.5l6 1.700l-6 1.8" />
      <circle className="fair-disc" cx={10} cy={15} r={6} />
      <text className="fair-number" x={10} y={19}>
        {fair}
      </text>
    </Drawing>
  )
})

interface RouteProps {
  /** The points of the path, from start to end. */
  readonly points: readonly Point[]
  readonly player: PieceColour
}

/** The path of a piece, with its steps numbered. */
export const Route = memo(function Route({ points, player }: RouteProps) {
  const line = points.map(([x, y]) => `${x} ${y}`).join('L')
  const colour = token(player === 'cardinal' ? 'hat' : player)
  return (
    <g className="map-route">
      <path className="map-route-halo" d={`M${line}`} />
      <path className="map-route-line" d={`M${line}`} stroke={colour} />
      {points.slice(1).map(([x, y], step) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="map-route-step" r={8} stroke={colour} />
          <text className="map-route-number" y={4.5}>
            {step + 1}
          </text>
        </g>
      ))}
    </g>
  )
})
