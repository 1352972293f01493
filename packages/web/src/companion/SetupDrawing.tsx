/** What a step of the set-up is about, drawn as it looks here. */
import type { ReactNode } from 'react'
import { content } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import {
  BonusMarker,
  CathedralTile,
  CorruptionToken,
  CostTileFace,
  FairTileFace,
  Icon,
  Piece,
  ResourceToken,
  TileBack,
} from '../shared/art/index.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'

const [MINE] = PLAYER_COLOURS
const BOT = 'cardinal'
const [fair] = content.base.fairs.tiles
const PIECES = ['merchant', 'architect', 'house', 'pillar'] as const

const backs = (...families: ('bonus' | 'contract' | 'character')[]): ReactNode =>
  families.map((family) => <TileBack key={family} family={family} size={40} />)
const icons = (...names: Parameters<typeof Icon>[0]['name'][]): ReactNode =>
  names.map((name) => <Icon key={name} name={name} size={36} />)
const goods = RESOURCES.map((resource) => (
  <ResourceToken key={resource} resource={resource} size={28} />
))
const fairFace =
  fair === undefined ? undefined : <FairTileFace scores={fair.scores} vp={fair.vp} size={56} />

/** By the clause of the rules reference. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'setup-1': icons('wheel'),
  'setup-3': backs('bonus'),
  'setup-4': backs('contract', 'character'),
  'setup-5': (
    <>
      <CostTileFace stone={3} vp={6} size={36} />
      <CostTileFace closed size={36} />
    </>
  ),
  'setup-6': [10, 7, 4].map((vp) => <CathedralTile key={vp} vp={vp} size={32} />),
  'setup-7': fairFace,
  'setup-8': [1, 2, 3].map((turn) => <CorruptionToken key={turn} size={32} />),
  'setup-9': icons('king'),
  'setup-10': PIECES.map((kind) => <Piece key={kind} kind={kind} player={MINE} size={32} />),
  'setup-11': goods,
  'solo-setup-1': icons('hat'),
  'solo-setup-2': [1, 2, 3].map((points) => (
    <BonusMarker key={points} points={points} player={BOT} size={32} />
  )),
  'solo-setup-3': goods,
  'solo-setup-4': (
    <>
      <Piece kind="pillar" player={BOT} size={32} />
      <Piece kind="house" player={BOT} size={32} />
    </>
  ),
  'solo-setup-5': icons('decree'),
  'solo-setup-6': (
    <>
      <Piece kind="merchant" player={BOT} size={32} />
      <Piece kind="architect" player={BOT} size={32} />
    </>
  ),
  'solo-setup-7': icons('strengthen'),
  'solo-setup-8': icons('die'),
  'ag-setup-1': backs('bonus', 'contract', 'character'),
  'ag-setup-2': icons('king', 'prospector'),
  'ag-setup-3': (
    <>
      {icons('tunnel')}
      <CostTileFace silver={2} vp={6} size={36} />
      <CostTileFace gold={3} vp={6} size={36} />
    </>
  ),
  'ag-setup-4': icons('technology'),
  'ag-setup-5': icons('laurel'),
  'ag-setup-6': (['prospector', 'mine', 'pillar'] as const).map((kind) => (
    <Piece key={kind} kind={kind} player={MINE} size={32} />
  )),
}

export function SetupDrawing({ clause }: { readonly clause: string }) {
  const drawing = DRAWINGS[clause]
  return drawing === undefined ? undefined : <span className="drawn">{drawing}</span>
}
