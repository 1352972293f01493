/** A stone tablet across a gallery, or the X tile that lies on it. */
import type { Effect } from '@tiletum/engine'
import { memo } from 'react'
import { Drawing } from '../../Drawing.tsx'
import { EffectFace } from '../../EffectFace.tsx'
import { TABLET } from './layout.ts'

interface TabletProps {
  /** Undefined for a tablet that an X tile covers. */
  readonly effect: Effect | undefined
  readonly size?: number
}

const { width, height } = TABLET
const STONE = `M1.500 ${height - 1.5}V8q0-6.500 8-6.500h${width - 19}q8 0 8 6.500v${height - 9.5}z`
const RULE = `M4 ${height - 4}V9q0-5 6-5h${width - 20}q6 0 6 5v${height - 13}z`

export const Tablet = memo(function Tablet({ effect, size = width }: TabletProps) {
  return (
    <Drawing width={width} height={height} size={size}>
      <path className="tablet-stone" d={STONE} />
      <path className="tablet-rule" d={RULE} />
      {effect === undefined ? (
        <>
          <rect
            className="tablet-cover"
            x={width / 2 - 13}
            y={height / 2 - 13}
            width={26}
            height={26}
            rx={3}
          />
          <path
            className="tablet-cross"
            d={`M${width / 2 - 7} ${height / 2 - 7}l14 14m0-14l-14 14`}
          />
        </>
      ) : (
        <EffectFace effect={effect} width={width - 7} height={height - 6} x={3.5} y={3.5} />
      )}
    </Drawing>
  )
})
