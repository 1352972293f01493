/** The compass rose from which the rhumb lines run. */
import { memo } from 'react'

interface Props {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const spin = (count: number, start: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + (index * 360) / count)

/** Half of a point of the star: one side is inked, the other paper. */
const POINTS = [
  { angles: spin(8, 22.5), reach: 0.55, waist: 0.1 },
  { angles: spin(4, 45), reach: 0.72, waist: 0.13 },
  { angles: spin(4, 0), reach: 0.95, waist: 0.15 },
] as const

export const Rose = memo(function Rose({ x, y, radius }: Props) {
  return (
    <g className="rose" transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle className="rose-plate" r={1} />
      <circle className="rose-ring" r={1} />
      <circle className="rose-ring" r={0.62} />
      {POINTS.flatMap(({ angles, reach, waist }) =>
        angles.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path className="rose-dark" d={`M0 0L${waist} ${-waist}L0 ${-reach}z`} />
            <path className="rose-light" d={`M0 0L${-waist} ${-waist}L0 ${-reach}z`} />
          </g>
        )),
      )}
      <circle className="rose-hub" r={0.09} />
      <path
        className="rose-north"
        d="M0-1.42c.1.12.13.22.09.33c.1-.04.2 0 .2.1c0 .06-.05.1-.1.1h-.38c-.05 0-.1-.04-.1-.1c0-.1.1-.14.2-.1c-.04-.11-.01-.21.09-.33z"
      />
    </g>
  )
})
