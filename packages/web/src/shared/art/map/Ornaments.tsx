/** Ornaments in the empty corners of the map. Its title is Latin in every language. */
import { memo } from 'react'

interface Props {
  readonly x: number
  readonly y: number
}

const SCROLL = 'M10 8h118v-5l10 8l-5 8l5 8l-10 6v-5h-1v28H11V28h-1v5L0 27l5-8L0 11l10-8z'

export const Cartouche = memo(function Cartouche({ x, y }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="map-cartouche" d={SCROLL} />
      <path className="map-cartouche-line" d="M10 8v20h1M128 8v20h-1M14 12h110M14 52h110" />
      <text className="map-title" x={69} y={31}>
        Evropa
      </text>
      <text className="map-subtitle" x={69} y={46}>
        Nvndinarvm Tabvla
      </text>
      <path className="map-cartouche" d="M57 56c4 4 8 6 12 6s8-2 12-6z" />
    </g>
  )
})

/** A cog under sail. */
export const Ship = memo(function Ship({ x, y }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="map-ship-line"
        d="M0 33c4-2 7 2 11 0s7 2 11 0s7 2 11 0s7 2 11 0M6 37c4-2 7 2 11 0s7 2 11 0"
      />
      <path
        className="map-ship"
        d="M4 22c6 3 24 3 33-1l3-5l-2 11c-2 4-6 6-10 6H14C9 33 6 28 4 22z"
      />
      <path
        className="map-ship"
        d="M11 6c8 2 14 2 20-1c2 5 2 9 0 14c-7-3-13-3-20 0c2-5 2-9 0-13z"
      />
      <path
        className="map-ship-line"
        d="M21 1v22M15 8c1 3 1 6 0 9M19 8.5c.8 3 .8 6 0 8.500M26 8c1 3 1 6 0 9M6 25c8 3 22 3 31 0M7 28c8 2 18 2 28 0"
      />
      <path className="map-ship" d="M21 1h8l-2 1.5l2 1.500h-8z" />
    </g>
  )
})
