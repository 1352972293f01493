/** Printers' ornaments: a headpiece for pages and woodcut capitals for phases. */
import { memo } from 'react'
import { Rose } from '../map/Rose.tsx'
import { Drawing } from './Drawing.tsx'
import type { Placed } from './Drawing.tsx'

/** One side of the headpiece: a vine from the middle outwards. */
const VINE = 'M34 30C54 14 74 14 92 28S130 44 148 30S182 16 198 28'
const LEAF =
  'M52 21c0-8 6-12 12-10c-2 7-6 10-12 10zM92 28c4 9 12 11 18 7c-4-7-10-9-18-7zM112 38c0 8 6 11 12 9c-2-6-6-9-12-9zM148 30c2-9 9-12 15-9c-3 7-8 9-15 9zM172 23c5 7 12 8 17 3c-5-5-11-6-17-3z'

/** 440 by 60, as wide as asked. */
export const Headpiece = memo(function Headpiece({ size = 440, ...place }: Placed) {
  return (
    <Drawing width={440} height={60} size={size} {...place}>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(220 0) scale(${side} 1)`}>
          <path className="ornament-vine" d={VINE} />
          <path className="ornament-leaf" d={LEAF} />
          <path className="ornament-rule" d="M34 50H214M34 54H214" />
          <path className="ornament-lozenge" d="M204 28l6-6l6 6l-6 6z" />
        </g>
      ))}
      <Rose x={220} y={32} radius={23} />
    </Drawing>
  )
})

interface InitialProps extends Placed {
  readonly letter: string
}

const LEAVES =
  'M4 40C4 28 10 22 8 12C16 16 16 26 12 34C20 30 24 34 24 40M36 4C36 12 30 14 30 22C24 18 24 10 28 6C20 8 16 6 14 4M4 4c4 2 6 4 6 8M40 40c-4-2-6-4-6-8M4 22c4-2 6-2 8 0M40 20c-4 2-6 2-8 0'

/** A letter cut in wood, white on a ground of leaves. */
export const Initial = memo(function Initial({ letter, size = 44, ...place }: InitialProps) {
  return (
    <Drawing width={44} height={44} size={size} {...place}>
      <rect className="initial-ground" x={1} y={1} width={42} height={42} />
      <path className="initial-leaves" d={LEAVES} />
      <rect className="initial-rule" x={3.5} y={3.5} width={37} height={37} />
      <text className="initial-letter" x={22} y={35}>
        {letter}
      </text>
    </Drawing>
  )
})
