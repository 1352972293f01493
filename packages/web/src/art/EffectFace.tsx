/** The one renderer of effects; see `glyphs.ts` for the grammar. */
import type { Effect } from '@tiletum/engine'
import { memo, useMemo } from 'react'
import { ResourceToken } from './Goods.tsx'
import { phrasesOf, set } from './glyphs.ts'
import type { Glyph, Phrase } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { ActionPoints, VictoryPoints } from './Marks.tsx'

interface GlyphsProps {
  readonly phrases: readonly Phrase[]
  readonly width: number
  readonly height: number
  readonly x?: number
  readonly y?: number
}

/** In the middle of a field, as large as it allows. */
export function Glyphs({ phrases, width, height, x = 0, y = 0 }: GlyphsProps) {
  const { glyphs, scale } = useMemo(() => set(phrases, width, height), [phrases, width, height])
  return (
    <g
      className="glyphs"
      transform={`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`}
    >
      {glyphs.map((one) => (
        <OneGlyph key={`${one.x} ${one.y}`} glyph={one.glyph} x={one.x} y={one.y} />
      ))}
    </g>
  )
}

interface OneProps {
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
}

function OneGlyph({ glyph, x, y }: OneProps) {
  switch (glyph.is) {
    case 'number':
      return (
        <text className="glyph-number" x={x} y={y + 19.5}>
          {glyph.text}
        </text>
      )
    case 'good':
      return <ResourceToken resource={glyph.good} size={24} x={x} y={y} />
    case 'icon':
      return <Icon name={glyph.name} size={24} x={x} y={y} />
    case 'points':
      return <ActionPoints points={glyph.points} more={glyph.more} size={22} x={x + 1} y={y + 1} />
    case 'laurel':
      return <VictoryPoints points={glyph.points} size={30} x={x - 1} y={y - 2} />
    case 'bar':
      return <path className="glyph-bar" d={`M${x + 4} ${y}v24`} />
    case 'or':
      return <path className="glyph-bar" d={`M${x + 8} ${y + 2}l-6 20`} />
  }
}

interface Props {
  readonly effect: Effect
  readonly width: number
  readonly height: number
  readonly x?: number
  readonly y?: number
}

export const EffectFace = memo(function EffectFace({ effect, width, height, x, y }: Props) {
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
      <Glyphs phrases={phrases} width={width} height={height} />
    </svg>
  )
})
