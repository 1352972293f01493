/** The parts of the map that never change: sea, coast, rivers, relief, rose and cartouche. */
import { memo } from 'react'
import { HILLS, LAND, RIVERS, SHADE } from './drawing.ts'
import { MAP } from './places.ts'
import { Cartouche, Ship } from './Ornaments.tsx'
import { Rose } from '../Rose.tsx'

/** Lines along the coast, the widest first: ink, then sea again within it. */
const WATER_LINES = [
  { width: 25, strength: 0.28 },
  { width: 18, strength: 0.42 },
  { width: 11.5, strength: 0.6 },
  { width: 6, strength: 0.85 },
] as const
const LINE = 0.9

const ROSE = { x: 694, y: 424 } as const

/** Sixteen winds from the rose to beyond the frame. */
const RHUMBS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 2 * Math.PI
  return `M${ROSE.x} ${ROSE.y}l${Math.round(Math.cos(angle) * 900)} ${Math.round(Math.sin(angle) * 900)}`
}).join('')

export const MapGround = memo(function MapGround() {
  return (
    <svg
      className="map-ground"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="map-sea" width={MAP.width} height={MAP.height} />
      {WATER_LINES.map(({ width, strength }) => (
        <g key={width}>
          <path
            className="map-water-line"
            d={LAND}
            strokeWidth={width + LINE * 2}
            strokeOpacity={strength}
          />
          <path className="map-water" d={LAND} strokeWidth={width} />
        </g>
      ))}
      <path className="map-rhumbs" d={RHUMBS} />
      <path className="map-land" d={LAND} />
      <path className="map-rivers" d={RIVERS} />
      <path className="map-hills" d={HILLS} />
      <path className="map-shade" d={SHADE} />
      <Ship x={232} y={14} />
      <Cartouche x={636} y={14} />
      <Rose x={ROSE.x} y={ROSE.y} radius={29} />
      <rect className="map-frame" x={1} y={1} width={MAP.width - 2} height={MAP.height - 2} />
      <rect
        className="map-frame-thin"
        x={5}
        y={5}
        width={MAP.width - 10}
        height={MAP.height - 10}
      />
    </svg>
  )
})
