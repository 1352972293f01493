/** The frame of every drawing: one svg, in HTML or in another svg, with its ring and lock. */
import type { ReactNode } from 'react'

export interface Placed {
  /** The width in px. */
  readonly size?: number
  /** Within another svg: the upper left corner. */
  readonly x?: number
  readonly y?: number
}

export interface Marked {
  /** True if it can be chosen. */
  readonly ringed?: boolean
  readonly selected?: boolean
  /** True if it can't be chosen now; a press explains why. */
  readonly locked?: boolean
}

interface Props extends Required<Pick<Placed, 'size'>>, Omit<Placed, 'size'>, Marked {
  /** In units of the drawing. */
  readonly width: number
  readonly height: number
  readonly className?: string
  /** The icon whose meaning is explained. */
  readonly icon?: string | undefined
  /** The corner of the ring, in units of the drawing. */
  readonly corner?: number
  readonly children: ReactNode
}

export function Drawing({
  width,
  height,
  size,
  x,
  y,
  className,
  icon,
  corner = 4,
  ringed = false,
  selected = false,
  locked = false,
  children,
}: Props) {
  return (
    <svg
      className={className === undefined ? 'art' : `art ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={(size * height) / width}
      x={x}
      y={y}
      data-icon={icon}
      aria-hidden="true"
      focusable="false"
    >
      {children}
      {(ringed || selected) && (
        <Ring
          width={width}
          height={height}
          corner={corner}
          unit={width / size}
          selected={selected}
        />
      )}
      {locked && <Padlock x={width} unit={width / size} />}
    </svg>
  )
}

interface RingProps {
  readonly width: number
  readonly height: number
  readonly corner: number
  /** Number of units of the drawing per pixel. */
  readonly unit: number
  readonly selected: boolean
}

function Ring({ width, height, corner, unit, selected }: RingProps) {
  const out = 2.5 * unit
  const frame = (by: number) => ({
    x: -by,
    y: -by,
    width: width + 2 * by,
    height: height + 2 * by,
    rx: corner + by,
  })
  return (
    <g className={selected ? 'art-ring art-ring-selected' : 'art-ring'}>
      <rect className="art-ring-line" {...frame(out)} strokeWidth={(selected ? 4 : 3) * unit} />
      {selected && <rect className="art-ring-inner" {...frame(out)} strokeWidth={unit} />}
    </g>
  )
}

function Padlock({ x, unit }: { readonly x: number; readonly unit: number }) {
  return (
    <g className="art-lock" transform={`translate(${x - 11 * unit} ${-4 * unit}) scale(${unit})`}>
      <circle cx={7} cy={7} r={7.5} />
      <path className="art-lock-bow" d="M4.7 6.5V5a2.3 2.3 0 0 1 4.600 0v1.5" />
      <path className="art-lock-body" d="M3.500 6.300h7V11h-7z" />
    </g>
  )
}
