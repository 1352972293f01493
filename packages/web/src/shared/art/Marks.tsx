/** Points and seals: the marks of the grammar of tiles. */
import type { Crest } from '@tiletum/engine'
import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import type { Marked, Placed } from './Drawing.tsx'
import { IconStrokes } from './Icon.tsx'
import { path, scalloped } from './polygon.ts'
import { pipWidth } from './setting.ts'

interface PointsProps extends Placed {
  readonly points: number
  /** `+` before it: more points for an action under way. */
  readonly more?: boolean
}

const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Action points are always a filled circle with a number; `+2` needs a longer one. */
export const ActionPoints = memo(function ActionPoints({
  points,
  more = false,
  size = 24,
  ...place
}: PointsProps) {
  const width = pipWidth(24, more)
  return (
    <Drawing width={width} height={24} size={size} icon="pip" {...place}>
      <rect className="art-pip" x={1} y={1} width={width - 2} height={22} rx={11} />
      <text className="art-pip-number" x={width / 2} y={19.7}>
        {more ? `+${points}` : points}
      </text>
    </Drawing>
  )
})

/** Victory points are always a laurel with a number. */
export const VictoryPoints = memo(function VictoryPoints({
  points,
  size = 30,
  ...place
}: PointsProps) {
  const text = minus(points)
  return (
    <Drawing width={30} height={28} size={size} icon="laurel" {...place}>
      <g className="art-laurel" transform="translate(-.6 .8) scale(1.3 1.14)">
        <IconStrokes name="laurel" />
      </g>
      <text className={text.length > 2 ? 'art-vp art-narrow' : 'art-vp'} x={15} y={21}>
        {text}
      </text>
    </Drawing>
  )
})

interface SealProps extends Placed, Marked {
  readonly crest: Crest
}

const WAX = path(scalloped(20, 20, 19, 11))

export const Seal = memo(function Seal({ crest, size = 40, ...more }: SealProps) {
  return (
    <Drawing width={40} height={40} size={size} corner={20} icon="crest" {...more}>
      <path className="art-wax" d={WAX} />
      <circle className="art-wax-rim" cx={20} cy={20} r={14.6} />
      <g className="art-wax-charge" transform="translate(9.2 9.2) scale(.9)">
        <IconStrokes name={crest} />
      </g>
    </Drawing>
  )
})
