/** The faces of bonus, contract and character tiles, drawn from their data. */
import type { CharacterKind, Contract, Effect, StorehouseTile } from '@tiletum/engine'
import { memo, useMemo } from 'react'
import { Drawing } from './Drawing.tsx'
import type { Marked, Placed } from './Drawing.tsx'
import { Glyphs } from './EffectFace.tsx'
import { phrasesOf, phrasesOfDemand } from './glyphs.ts'
import { Icon } from './Icon.tsx'
import { ACTION_ICON } from './icons/names.ts'
import { Seal, VictoryPoints } from './Marks.tsx'
import {
  BUST,
  HATS,
  HELPER_FRAME,
  HELPER_RULE,
  LETTER_FLAP,
  LETTER_FRAME,
  PORTRAIT_FRAME,
} from './tiles.ts'

/** Minimum size at which letters on the tokens are readable. */
const LETTERED = 50

interface StoreProps extends Placed, Marked {
  readonly store: StorehouseTile
  /** True for a fulfilled contract: its bonus is no longer of use. */
  readonly done?: boolean
}

/** A bonus tile or a contract tile. */
export const StoreTile = memo(function StoreTile({
  store,
  size = 60,
  done = false,
  ...more
}: StoreProps) {
  return (
    <Drawing width={60} height={60} size={size} {...more}>
      {'helper' in store && <HelperFace effect={store.helper} plain={size < LETTERED} />}
      {'crest' in store && (
        <>
          <path className="tile-plate" d={HELPER_FRAME} />
          <Seal crest={store.crest} size={50} x={5} y={5} />
        </>
      )}
      {'contract' in store && (
        <ContractFace contract={store.contract} plain={size < LETTERED} done={done} />
      )}
    </Drawing>
  )
})

interface HelperProps {
  readonly effect: Effect
  readonly plain: boolean
}

function HelperFace({ effect, plain }: HelperProps) {
  const phrases = useMemo(() => phrasesOf(effect), [effect])
  return (
    <>
      <path className="tile-plate" d={HELPER_FRAME} />
      <path className="tile-rule" d={HELPER_RULE} />
      <Glyphs phrases={phrases} x={4.5} y={4.5} width={51} height={51} plain={plain} />
    </>
  )
}

/** The demand left of the bar, the points and what follows right of it. */
interface ContractProps {
  readonly contract: Contract
  readonly plain: boolean
  readonly done: boolean
}

function ContractFace({ contract, plain, done }: ContractProps) {
  const demand = useMemo(() => phrasesOfDemand(contract.demand), [contract])
  const then = useMemo(
    () => (contract.then === undefined || done ? undefined : phrasesOf(contract.then)),
    [contract, done],
  )
  if (plain && then !== undefined)
    return (
      <>
        <path className="tile-plate" d={LETTER_FRAME} />
        <path className="glyph-bar" d="M22 13v42" />
        <Glyphs phrases={demand} x={1.5} y={8} width={20} height={49} plain />
        <VictoryPoints points={contract.vp} size={32} x={24.5} y={2.5} />
        <Glyphs phrases={then} x={22.5} y={32} width={36.5} height={27} plain />
      </>
    )
  if (plain) {
    const wide = demand.length > 1 && demand.some((phrase) => phrase.length > 1)
    const bar = wide ? 29 : 23.5
    return (
      <>
        <path className="tile-plate" d={LETTER_FRAME} />
        <path className="glyph-bar" d={`M${bar} 13v42`} />
        <Glyphs phrases={demand} x={2} y={8} width={bar - 3} height={49} plain />
        <VictoryPoints points={contract.vp} size={wide ? 30 : 36} x={bar} y={wide ? 19 : 16.5} />
      </>
    )
  }
  return (
    <>
      <path className="tile-plate" d={LETTER_FRAME} />
      <path className="tile-fold" d={LETTER_FLAP} />
      <path className="glyph-bar" d="M34 15v40" />
      <Glyphs phrases={demand} x={3} y={11} width={30} height={46} />
      <VictoryPoints points={contract.vp} size={23.5} x={34.2} y={then === undefined ? 23 : 9} />
      {then !== undefined && <Glyphs phrases={then} x={34.5} y={31.5} width={23.5} height={26} />}
    </>
  )
}

interface CharacterProps extends Placed, Marked {
  readonly kind: CharacterKind
  readonly bonus: Effect
}

export const CharacterTile = memo(function CharacterTile({
  kind,
  bonus,
  size = 60,
  ...more
}: CharacterProps) {
  const phrases = useMemo(() => phrasesOf(bonus), [bonus])
  return (
    <Drawing width={60} height={60} size={size} corner={6} {...more}>
      <path className="tile-plate" d={PORTRAIT_FRAME} />
      <path className="tile-band" d="M1.5 32h57" />
      <g className="tile-portrait" transform="translate(3 1.8)">
        <path className="tile-bust" d={BUST} />
        <path className="tile-hat" d={HATS[kind]} />
        <path className="tile-face" d="M12 14h0M16 14h0M12.5 17.5h3" />
      </g>
      <circle className="tile-kind" cx={44.5} cy={16.5} r={12} />
      <Icon name={ACTION_ICON[kind]} size={18} x={35.5} y={7.5} />
      <Glyphs phrases={phrases} x={3} y={33} width={54} height={24.5} plain={size < LETTERED} />
    </Drawing>
  )
})
