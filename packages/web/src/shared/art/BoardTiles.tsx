/** The other tiles of the board: cathedrals, costs, fairs, corruption, backs and markers. */
import type { Countable } from '@tiletum/engine'
import { memo, useMemo } from 'react'
import { token } from '../theme/tokens.ts'
import type { PieceColour } from '../theme/tokens.ts'
import { Drawing } from './Drawing.tsx'
import type { Marked, Placed } from './Drawing.tsx'
import { Glyphs } from './EffectFace.tsx'
import type { Phrase } from './glyphs.ts'
import { ResourceToken } from './Goods.tsx'
import { Icon } from './Icon.tsx'
import { COUNTABLE_ICON } from './icons/names.ts'
import type { IconName } from './icons/names.ts'
import { VictoryPoints } from './Marks.tsx'
import { HELPER_FRAME, HELPER_RULE, LETTER_FLAP, LETTER_FRAME, PORTRAIT_FRAME } from './tiles.ts'

interface CathedralProps extends Placed, Marked {
  readonly vp: number
}

export const CathedralTile = memo(function CathedralTile({
  vp,
  size = 40,
  ...more
}: CathedralProps) {
  return (
    <Drawing width={40} height={40} size={size} {...more}>
      <path className="tile-plate" d="M1.5 38.5V17C1.5 8 9 1.5 20 1.5S38.5 8 38.5 17v21.5z" />
      <path className="tile-rule" d="M5 38.5V18C5 10.5 11 5 20 5s15 5.5 15 13v20.5" />
      <VictoryPoints points={vp} size={30} x={5} y={8} />
    </Drawing>
  )
})

interface CostProps extends Placed, Marked {
  readonly stone?: number
  /** The price in gold or silver of an underground tile. */
  readonly gold?: number
  readonly silver?: number
  readonly vp?: number
  readonly closed?: boolean
}

/** Minimum size at which the letter of the price is readable. */
const LETTERED = 44

/** The price above the bar, points below; a closed cathedral is crossed out. */
export const CostTileFace = memo(function CostTileFace({
  stone,
  gold,
  silver,
  vp,
  closed = false,
  size = 40,
  ...more
}: CostProps) {
  const asks = gold !== undefined ? 'gold' : silver !== undefined ? 'silver' : 'stone'
  return (
    <Drawing width={40} height={40} size={size} {...more}>
      <rect className="tile-plate" x={1.5} y={1.5} width={37} height={37} rx={2} />
      {closed ? (
        <path className="tile-cross" d="M8 8l24 24M32 8L8 32" />
      ) : (
        <>
          <text className="cost-number" x={12} y={17.5}>
            {gold ?? silver ?? stone}
          </text>
          <ResourceToken resource={asks} size={15} x={21} y={3.5} plain={size < LETTERED} />
          <path className="tile-band" d="M11 19.5h18" />
          <VictoryPoints points={vp ?? 0} size={27} x={6.5} y={15} />
        </>
      )}
    </Drawing>
  )
})

interface FairProps extends Placed, Marked {
  readonly scores: readonly Countable[] | 'king'
  readonly vp: number
}

const AWNING = Array.from(
  { length: 6 },
  (_, index) => `M${2 + index * 12} 2h6v9a3 3 0 0 1-6 0z`,
).join('')

/** A stall: what counts left of the bar, the points for each right of it. */
export const FairTileFace = memo(function FairTileFace({
  scores,
  vp,
  size = 75,
  ...more
}: FairProps) {
  const phrases = useMemo((): readonly Phrase[] => {
    const icons: readonly IconName[] =
      scores === 'king' ? ['king'] : scores.map((one) => COUNTABLE_ICON[one])
    return [
      [
        ...icons.map((name) => ({ is: 'icon', name }) as const),
        { is: 'bar' },
        { is: 'laurel', points: vp },
      ],
    ]
  }, [scores, vp])
  return (
    <Drawing width={75} height={60} size={size} {...more}>
      <rect className="tile-plate" x={1.5} y={1.5} width={72} height={57} rx={3} />
      <path className="fair-awning" d={AWNING} />
      <path className="tile-band" d="M1.5 11h72" />
      <Glyphs phrases={phrases} x={4} y={15} width={67} height={42} plain />
    </Drawing>
  )
})

interface CorruptionProps extends Placed {
  /** Number of spaces it moves the king marker back; undefined for a token that lies face down. */
  readonly spaces?: number
}

export const CorruptionToken = memo(function CorruptionToken({
  spaces,
  size = 32,
  ...place
}: CorruptionProps) {
  return (
    <Drawing width={32} height={32} size={size} corner={16} {...place}>
      <circle className="tile-plate" cx={16} cy={16} r={14.5} />
      <circle className="tile-rule" cx={16} cy={16} r={11.8} />
      {spaces === undefined ? (
        <Icon name="corruption" size={18} x={7} y={6.5} />
      ) : (
        <text className="corruption-number" x={16} y={22.5}>
          {spaces === 0 ? '0' : `−${spaces}`}
        </text>
      )}
    </Drawing>
  )
})

const BACKS = {
  bonus: { frame: HELPER_FRAME, rule: HELPER_RULE, icon: 'compass' },
  contract: { frame: LETTER_FRAME, rule: LETTER_FLAP, icon: 'contract' },
  character: { frame: PORTRAIT_FRAME, rule: '', icon: 'character' },
} as const

interface BackProps extends Placed {
  readonly family: keyof typeof BACKS
  /** Number of tiles in the pile. */
  readonly count?: number
}

const HATCHED = Array.from({ length: 9 }, (_, index) => `M${8 + index * 5.5} 8v44`).join('')

export const TileBack = memo(function TileBack({ family, count, size = 60, ...place }: BackProps) {
  const { frame, rule, icon } = BACKS[family]
  return (
    <Drawing width={60} height={60} size={size} {...place}>
      <path className="tile-plate" d={frame} />
      <path className="tile-fold" d={HATCHED} />
      <path className="tile-fold" d={rule} />
      <circle className="tile-kind" cx={30} cy={count === undefined ? 30 : 25} r={16} />
      <Icon name={icon} size={24} x={18} y={count === undefined ? 18 : 13} />
      {count !== undefined && (
        <text className="back-number" x={30} y={54}>
          {count}
        </text>
      )}
    </Drawing>
  )
})

interface MarkerProps extends Placed {
  readonly points: number
  readonly player: PieceColour
}

/** A player's bonus action points on an action. */
export const BonusMarker = memo(function BonusMarker({
  points,
  player,
  size = 26,
  ...place
}: MarkerProps) {
  return (
    <Drawing width={26} height={26} size={size} {...place}>
      <circle className="art-body" cx={13} cy={13} r={11.5} fill={token(player)} />
      <text className="marker-number" x={12.5} y={18.5} fill={token(`${player}-glyph`)}>
        +{points}
      </text>
    </Drawing>
  )
})
