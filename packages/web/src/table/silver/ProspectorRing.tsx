/** The prospector's wheel alone: its segments, turned by a number of sixths. */
import type { ProspectorSegment } from '@tiletum/engine'
import { memo, useState } from 'react'
import { Icon } from '../../shared/art/index.ts'
import type { IconName } from '../../shared/art/index.ts'

/** Lies around the action wheel, whose rim has a radius of 138. */
export const RING = { size: 334, middle: 167, outer: 165, middleLine: 152.5, inner: 140 } as const

export const pointAt = (turns: number, radius: number): readonly [number, number] => [
  RING.middle + radius * Math.sin((turns * Math.PI) / 3),
  RING.middle - radius * Math.cos((turns * Math.PI) / 3),
]
const corner = (turns: number, radius: number): string =>
  pointAt(turns, radius)
    .map((value) => Math.round(value * 10) / 10)
    .join(' ')

const SECTOR = (position: number): string => {
  const [from, to] = [position - 0.5, position + 0.5]
  const { outer, inner } = RING
  return `M${corner(from, inner)}L${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}z`
}

const ICONS = {
  prospector: 'prospector',
  step: 'step',
  blank: undefined,
} as const satisfies Record<ProspectorSegment, IconName | undefined>

interface ProspectorRingProps {
  readonly clockwise: readonly ProspectorSegment[]
  readonly first: number
}

/** Counts the sixths it has turned so far, always the short way round. */
function useTurns(first: number): number {
  const [turns, setTurns] = useState(first)
  const next = turns + ((((first - turns) % 6) + 9) % 6) - 3
  if (next !== turns) setTurns(next)
  return next
}

export const ProspectorRing = memo(function ProspectorRing({
  clockwise,
  first,
}: ProspectorRingProps) {
  const turns = useTurns(first)
  return (
    <svg
      className="art prospector-ring"
      viewBox={`0 0 ${RING.size} ${RING.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className="ring-turning" style={{ transform: `rotate(${turns * 60}deg)` }}>
        {clockwise.map((segment, position) => {
          const name = ICONS[segment]
          const [x, y] = pointAt(position, RING.middleLine)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
            <g key={position}>
              <path className={`ring-segment ring-${segment}`} d={SECTOR(position)} />
              <g
                className="ring-upright"
                style={{
                  transform: `rotate(${turns * -60}deg)`,
                  transformOrigin: `${x}px ${y}px`,
                }}
              >
                {name === undefined ? undefined : (
                  <Icon name={name} size={20} x={x - 10} y={y - 10} />
                )}
              </g>
            </g>
          )
        })}
      </g>
    </svg>
  )
})
