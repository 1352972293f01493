/** The action wheel as an astrolabe: a fixed ring of actions, and a ring of values that turns in it. */
import type { Action } from '@tiletum/engine'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { ACTION_ICON } from './icons/names.ts'
import { ActionPoints } from './Marks.tsx'
import { actionSpot, pointAt, valueAt, valueSpot, WHEEL } from './wheelLayout.ts'

interface Props {
  /** Six, clockwise from the top. */
  readonly actions: readonly Action[]
  /** The value that faces the first of them. */
  readonly first: number
  readonly size?: number
  /** A position whose field is chosen. */
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
        const { x, y, size: width } = actionSpot(position)
        return (
          <Icon
            key={action}
            name={ACTION_ICON[action]}
            size={width}
            x={x - width / 2}
            y={y - width / 2}
          />
        )
      })}
      <Values first={first} />
      {children}
    </svg>
  )
})

/** Turns by the shortest way; the figures stay upright. */
const Values = memo(function Values({ first }: { readonly first: number }) {
  return (
    <g className="wheel-values">
      <circle className="wheel-inner" cx={middle} cy={middle} r={inner} />
      <path className="wheel-degrees" d={MINUTES} />
      <g className={`wheel-turning wheel-turn-${first}`}>
        <path
          className="wheel-alidade"
          d={`M${middle - 3} ${middle}L${middle} ${middle - inner + 5}L${middle + 3} ${middle}z`}
        />
      </g>
      <circle className="wheel-hub" cx={middle} cy={middle} r={hub} />
      <Icon name="compass" size={22} x={middle - 11} y={middle - 11} />
      {POSITIONS.map((position) => {
        const { x, y } = valueSpot(position)
        return (
          <text key={position} className="wheel-value" x={x} y={y + 5.5}>
            {valueAt(first, position)}
          </text>
        )
      })}
      {POSITIONS.map((position) => {
        const [x, y] = pointAt(sixth(position), inner + 1)
        return (
          <ActionPoints
            key={position}
            points={7 - valueAt(first, position)}
            size={17}
            x={x - 8.5}
            y={y - 8.5}
          />
        )
      })}
    </g>
  )
})
