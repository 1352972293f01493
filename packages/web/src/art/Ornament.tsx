/** A printer's ornament: the headpiece of a page. */
import { memo } from 'react'
import { Rose } from './Rose.tsx'
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
