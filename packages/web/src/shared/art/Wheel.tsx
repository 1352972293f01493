/** The action wheel as an astrolabe: a fixed ring of actions, and a ring of values that turns in it. */
import type { Action } from '@tiletum/engine'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { ACTION_ICON } from './icons/names.ts'
import { ActionPoints } from './Marks.tsx'
import { actionSpot, pointAt, pointsSpot, valueAt, valueSpot, WHEEL } from './wheelLayout.ts'

interface Props {
  /** Six actions, clockwise from the top. */
  readonly actions: readonly Action[]
  /** The value at the first action. */
  readonly first: number
  readonly size?: number
  /** The position whose field is chosen. */
  readonly selected?: number
  readonly children?: ReactNode
}

const { middle, outer, ring, inner, hub } = WHEEL
const POSITIONS = [0, 1, 2, 3, 4, 5] as const

const spoke = (angle: number, from: number, to: number): string =>
  `M${pointAt(angle, from).map(short).join(' ')}L${pointAt(angle, to).map(short).join(' ')}`
const short = (value: number): number => Math.round(value * 10) / 10
const sixth = (turns: number): number => (turns * Math.PI) / 3

const FIELDS = POSITIONS.map((position) => spoke(sixth(position + 0.5), inner, outer)).join('')
const DEGREES = Array.from({ length: 180 }, (_, index) =>
  spoke((index * Math.PI) / 90, index % 5 === 0 ? outer - 3.5 : outer - 2, outer),
).join('')
const MINUTES = Array.from({ length: 72 }, (_, index) =>
  spoke((index * Math.PI) / 36, index % 3 === 0 ? inner - 4 : inner - 2.5, inner),
).join('')
const HAIRS = POSITIONS.map((position) => spoke(sixth(position + 0.5), hub, inner)).join('')
const STAR = Array.from({ length: 8 }, (_, index) => {
  const [x, y] = pointAt((index * Math.PI) / 4, index % 2 === 0 ? hub - 1.5 : 2.2)
  return `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`
}).join('')
const SECTOR = (position: number): string => {
  const [a, b, c, d] = [
    pointAt(sixth(position - 0.5), inner),
    pointAt(sixth(position - 0.5), ring),
    pointAt(sixth(position + 0.5), ring),
    pointAt(sixth(position + 0.5), inner),
  ].map((point) => point.map(short).join(' '))
  return `M${a}L${b}A${ring} ${ring} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}z`
}

export const Wheel = memo(function Wheel({
  actions,
  first,
  size = WHEEL.size,
  selected,
  children,
}: Props) {
  return (
    <svg
      className="art wheel"
      viewBox={`0 0 ${WHEEL.size} ${WHEEL.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="wheel-rim" cx={middle} cy={middle} r={outer} />
      <path className="wheel-degrees" d={DEGREES} />
      <circle className="wheel-field" cx={middle} cy={middle} r={ring} />
      {selected !== undefined && <path className="wheel-selected" d={SECTOR(selected)} />}
      <path className="wheel-spokes" d={FIELDS} />
      {actions.map((action, position) => {
        const icon = actionSpot(position)
        const points = pointsSpot(position)
        return (
          <g key={action}>
            <Icon
              name={ACTION_ICON[action]}
              size={icon.size}
              x={icon.x - icon.size / 2}
              y={icon.y - icon.size / 2}
            />
            <ActionPoints
              points={7 - valueAt(first, position)}
              size={points.size}
              x={points.x - points.size / 2}
              y={points.y - points.size / 2}
            />
          </g>
        )
      })}
      <Values first={first} />
      {children}
    </svg>
  )
})

/** Counts the sixths that the ring has turned so far, always the short way round. */
function useTurns(first: number): number {
  const [turns, setTurns] = useState(first - 1)
  const way = (((first - 1 - turns) % 6) + 9) % 6
  const next = turns + way - 3
  if (next !== turns) setTurns(next)
  return next
}

/** The ring turns as one; its figures stay upright. */
const Values = memo(function Values({ first }: { readonly first: number }) {
  const turns = useTurns(first)
  const back = { transform: `rotate(${turns * 60}deg)` }
  return (
    <g className="wheel-values">
      <circle className="wheel-inner" cx={middle} cy={middle} r={inner} />
      <g className="wheel-turning" style={{ transform: `rotate(${turns * -60}deg)` }}>
        <path className="wheel-degrees" d={MINUTES} />
        <path className="wheel-hairs" d={HAIRS} />
        {POSITIONS.map((position) => {
          const value = valueSpot(position)
          return (
            <text
              key={position}
              className="wheel-value wheel-upright"
              x={value.x}
              y={value.y + 5.5}
              style={back}
            >
              {position + 1}
            </text>
          )
        })}
      </g>
      <circle className="wheel-hub" cx={middle} cy={middle} r={hub} />
      <path className="wheel-star" d={STAR} />
    </g>
  )
})
