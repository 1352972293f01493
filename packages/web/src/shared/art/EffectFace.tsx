/** Renders all effects; `glyphs.ts` has the grammar and `setting.ts` the layout. */
import type { Effect } from '@tiletum/engine'
import { memo, useMemo } from 'react'
import { ResourceToken } from './Goods.tsx'
import { phrasesOf } from './glyphs.ts'
import type { Phrase } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { ActionPoints, VictoryPoints } from './Marks.tsx'
import { MIDDLE, pipWidth, set } from './setting.ts'
import type { SetGlyph } from './setting.ts'

interface GlyphsProps {
  readonly phrases: readonly Phrase[]
  readonly width: number
  readonly height: number
  readonly x?: number
  readonly y?: number
  /** True if it is too small for letters on the tokens. */
  readonly plain?: boolean
}

/** Renders phrases in the middle of a field, as large as it allows. */
export function Glyphs({ phrases, width, height, x = 0, y = 0, plain = false }: GlyphsProps) {
  const { glyphs, scale } = useMemo(
    () => set(phrases, width, height, plain),
    [phrases, width, height, plain],
  )
  return (
    <g
      className="glyphs"
      transform={`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`}
    >
      {glyphs.map((one) => (
        <OneGlyph key={`${one.x} ${one.y}`} {...one} plain={plain} />
      ))}
    </g>
  )
}

interface OneProps extends SetGlyph {
  readonly plain: boolean
}

/** Centred on the line, whatever its size. */
function OneGlyph({ glyph, x, y, size, plain }: OneProps) {
  const centred = { size, x, y: y + MIDDLE - size / 2 }
  switch (glyph.is) {
    case 'number':
      return (
        <text className="glyph-number" x={x} y={y + MIDDLE + size * 0.36} fontSize={size}>
          {glyph.text}
        </text>
      )
    case 'good':
      return <ResourceToken resource={glyph.good} plain={plain} {...centred} />
    case 'icon':
      return <Icon name={glyph.name} {...centred} />
    case 'points': {
      const height = size / pipWidth(1, glyph.more)
      const top = y + MIDDLE - height / 2
      return <ActionPoints points={glyph.points} more={glyph.more} size={size} x={x} y={top} />
    }
    case 'laurel':
      return <VictoryPoints points={glyph.points} size={size} x={x} y={y + MIDDLE - size * 0.467} />
    case 'bar':
      return <path className="glyph-bar" d={`M${x + 4} ${y + 1}v24`} />
    case 'or':
      return <path className="glyph-bar" d={`M${x + 8} ${y + 3}l-6 20`} />
  }
}

interface Props {
  readonly effect: Effect
  readonly width: number
  readonly height: number
  readonly x?: number
  readonly y?: number
  readonly plain?: boolean
}

export const EffectFace = memo(function EffectFace({
  effect,
  width,
  height,
  x,
  y,
  plain = false,
}: Props) {
  const phrases = useMemo(() => phrasesOf(effect), [effect])
  return (
    <svg
      className="art"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      x={x}
      y={y}
      aria-hidden="true"
      focusable="false"
    >
      <Glyphs phrases={phrases} width={width} height={height} plain={plain} />
    </svg>
  )
})
