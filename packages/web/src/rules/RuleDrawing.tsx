/** The components of a section of the rules, drawn above its text. */
import type { ReactNode } from 'react'
import {
  ActionPoints,
  BonusMarker,
  CathedralTile,
  CorruptionToken,
  CostTileFace,
  Die,
  Icon,
  Piece,
  ResourceToken,
  Seal,
  VictoryPoints,
  Wheel,
} from '../shared/art/index.ts'
import { FairPennant } from '../shared/art/map/index.ts'

const ACTIONS = ['joker', 'king', 'merchant', 'architect', 'character', 'contract'] as const

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  components: (
    <>
      <ResourceToken resource="gold" size={34} />
      <ResourceToken resource="food" size={34} />
      <ResourceToken resource="wool" size={34} />
      <ResourceToken resource="stone" size={34} />
      <ResourceToken resource="iron" size={34} />
      <VictoryPoints points={1} size={36} />
    </>
  ),
  setup: <Wheel actions={ACTIONS} first={1} size={170} />,
  round: <CorruptionToken spaces={2} size={36} />,
  turn: (
    <>
      <Die resource="food" value={5} size={44} />
      <ResourceToken resource="food" size={30} />
      <Icon name="merchant" size={34} />
      <ActionPoints points={2} size={30} />
    </>
  ),
  storehouse: <Icon name="storehouse" size={44} />,
  travel: (
    <>
      <Piece kind="merchant" player="indigo" size={30} />
      <Piece kind="house" player="indigo" size={30} />
      <Piece kind="architect" player="indigo" size={30} />
      <Piece kind="pillar" player="indigo" size={30} />
    </>
  ),
  character: <Icon name="character" size={40} />,
  contract: <Icon name="contract" size={40} />,
  'king-and-joker': (
    <>
      <Icon name="king" size={40} />
      <Icon name="joker" size={40} />
    </>
  ),
  tasks: (
    <>
      <Seal crest="lion" size={40} />
      <CostTileFace stone={4} vp={6} size={40} />
      <CathedralTile vp={3} size={40} />
    </>
  ),
  buildings: <BonusMarker points={1} player="indigo" size={36} />,
  king: <Piece kind="marker" player="indigo" size={30} />,
  fair: <FairPennant fair={1} size={40} />,
  'silver-and-technologies': (
    <>
      <ResourceToken resource="silver" size={34} />
      <Icon name="technology" size={38} />
    </>
  ),
  'silver-underground': <Icon name="tunnel" size={40} />,
  'silver-prospector': (
    <>
      <Piece kind="prospector" player="indigo" size={30} />
      <Piece kind="mine" player="indigo" size={30} />
    </>
  ),
}

export function RuleDrawing({ section }: { readonly section: string }) {
  const drawing = DRAWINGS[section]
  return drawing === undefined ? undefined : (
    <div className="rule-drawing" aria-hidden="true">
      {drawing}
    </div>
  )
}
