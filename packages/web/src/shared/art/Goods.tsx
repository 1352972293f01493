import type { Resource } from '@tiletum/engine'
import { memo } from 'react'
import { useLetters } from '../language/LanguageProvider.tsx'
import { token } from '../theme/tokens.ts'
import type { DrawnGood } from '../theme/tokens.ts'
import { Drawing } from './Drawing.tsx'
import type { Marked, Placed } from './Drawing.tsx'
import { DIE_HATCH, SILHOUETTE_PATH, TOKEN_HATCH } from './goods.ts'

interface TokenProps extends Placed, Marked {
  readonly resource: DrawnGood
  /** True if it is too small for its letter. */
  readonly plain?: boolean
}

/** A resource differs by colour, hatching, silhouette and letter. */
export const ResourceToken = memo(function ResourceToken({
  resource,
  size = 28,
  plain = false,
  ...more
}: TokenProps) {
  const letters = useLetters()
  const glyph = token(`${resource}-glyph`)
  return (
    <Drawing width={32} height={32} size={size} corner={16} icon={resource} {...more}>
      <path className="art-body" d={SILHOUETTE_PATH[resource]} fill={token(resource)} />
      <path className="art-hatch" d={TOKEN_HATCH[resource]} stroke={glyph} />
      {plain ? undefined : (
        <text
          className="art-letter"
          x={16}
          y={resource === 'iron' ? 25 : 23.8}
          fill={glyph}
          stroke={token(resource)}
        >
          {letters[resource]}
        </text>
      )}
    </Drawing>
  )
})

/** Maximum size of the letter at which a die has room for the silhouette, too. */
const SILHOUETTED = 32

/** The letter of a small die grows until it has the size of the number. */
const dieLetter = (size: number): number => Math.min(36, Math.max(21, (15.6 * 48) / size))

interface DieProps extends Placed, Marked {
  readonly resource: Resource
  readonly value: number
}

/**
 * The number is in the middle; silhouette and letter stand beside it, with hatching only in the
 * margin. On the smallest dice the letter replaces the silhouette, because it has to be readable.
 */
export const Die = memo(function Die({ resource, value, size = 44, ...more }: DieProps) {
  const letters = useLetters()
  const glyph = token(`${resource}-glyph`)
  const letterSize = dieLetter(size)
  return (
    <Drawing width={48} height={48} size={size} corner={8} icon="die" {...more}>
      <rect
        className="art-body"
        x={1.5}
        y={1.5}
        width={45}
        height={45}
        rx={8}
        fill={token(resource)}
      />
      <path className="art-hatch art-hatch-die" d={DIE_HATCH[resource]} stroke={glyph} />
      <text className="die-value" x={letterSize > 26 ? 14.5 : 16} y={35.5} fill={glyph}>
        {value}
      </text>
      {letterSize > SILHOUETTED ? undefined : (
        <g transform="translate(27.8 5) scale(.41)">
          <path className="die-mark" d={SILHOUETTE_PATH[resource]} fill={glyph} />
        </g>
      )}
      <text
        className="die-letter"
        x={33.8}
        y={letterSize > SILHOUETTED ? 24 + letterSize * 0.36 : 41}
        fontSize={letterSize}
        fill={glyph}
      >
        {letters[resource]}
      </text>
    </Drawing>
  )
})
