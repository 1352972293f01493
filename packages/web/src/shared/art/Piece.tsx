import { memo } from 'react'
import { token } from '../theme/tokens.ts'
import type { PieceColour } from '../theme/tokens.ts'
import { Drawing } from './Drawing.tsx'
import type { Marked, Placed } from './Drawing.tsx'
import { BANNER_HATCH, BANNER_PATH, ICON_OF_PIECE, OUTLINE_PATH, PIECE_HATCH } from './pieces.ts'
import type { PieceKind } from './pieces.ts'

interface PieceProps extends Placed, Marked {
  readonly kind: PieceKind
  readonly player: PieceColour
  /** A rim of paper, where it stands before a drawing. */
  readonly halo?: boolean
}

/** The cardinal's pieces are ivory with a red hat or roof. */
const RED_CAP: Readonly<Record<PieceKind, string>> = {
  merchant: 'M8.5 2h7l1.5 5l5.5 1.5l-.5 3H2l-.5-3L7 7z',
  architect: 'M10.5 1h3v2.5l2.5 2v3H8v-3l2.5-2z',
  prospector: 'M12 1.5l4 1.5l2 4l.5 3.5h-13L6 7l2-4z',
  house: 'M12 4l4 3.5V5h3v5.2l4 3.8H1z',
  pillar: 'M4 2h16v3.5l-3.5 3h-9l-3.5-3z',
  mine: 'M2 15l2-5.5L8 6l4-1l4 1l4 3.5l2 5.5z',
  marker: 'M5.5 16c1-.5 3-.5 3-1c0-3 1-6 3.5-6s3.5 3 3.5 6c0 .5 2 .5 3 1l1.5 2.5c-4 2-12 2-16 0z',
}

export const Piece = memo(function Piece({
  kind,
  player,
  size = 24,
  halo = false,
  ...more
}: PieceProps) {
  return (
    <Drawing width={24} height={30} size={size} icon={ICON_OF_PIECE[kind]} {...more}>
      {halo && <path className="art-halo" d={OUTLINE_PATH[kind]} />}
      <path className="art-body" d={OUTLINE_PATH[kind]} fill={token(player)} />
      {player === 'cardinal' ? (
        <path className="art-red" d={RED_CAP[kind]} />
      ) : (
        <path
          className="art-hatch art-hatch-piece"
          d={PIECE_HATCH[kind][player]}
          stroke={token(`${player}-glyph`)}
        />
      )}
    </Drawing>
  )
})

interface BannerProps extends Placed {
  readonly player: PieceColour
}

export const Banner = memo(function Banner({ player, size = 30, ...place }: BannerProps) {
  const cardinal = player === 'cardinal'
  return (
    <Drawing width={30} height={30} size={size} {...place}>
      {!cardinal && player !== 'plum' && <path className="art-pole" d="M4 1.5v28" />}
      <path
        className={cardinal ? 'art-body art-red' : 'art-body'}
        d={BANNER_PATH[player]}
        fill={cardinal ? undefined : token(player)}
      />
      <path
        className="art-hatch art-hatch-piece"
        d={BANNER_HATCH[player]}
        stroke={token(`${player}-glyph`)}
      />
      {cardinal && <path className="art-pole" d="M7 20v6M23 20v6M5 26h4M21 26h4" />}
    </Drawing>
  )
})
