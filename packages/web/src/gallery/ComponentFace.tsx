/** A component as it is drawn in the game. */
import type { ComponentSubject } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import type { Town, UndergroundTown } from '@tiletum/engine'
import { memo } from 'react'
import type { ReactNode } from 'react'
import {
  ActionPoints,
  BuildingGround,
  CathedralTile,
  CharacterTile,
  ContractRow,
  CONTRACTS,
  CorruptionToken,
  CostTileFace,
  Die,
  FairTileFace,
  Icon,
  Piece,
  ResourceToken,
  Seal,
  StorehouseGround,
  StoreTile,
  TileBack,
  VictoryPoints,
  Wheel,
} from '../shared/art/index.ts'
import type { IconName } from '../shared/art/index.ts'
import { FairPennant, TownGround, townPlace } from '../shared/art/map/index.ts'
import { placeTown } from '../shared/art/map/layout.ts'
import type { TownPlace } from '../shared/art/map/index.ts'
import {
  sceneOf,
  Tablet,
  TownBelow,
  UndergroundGround,
} from '../shared/art/map/underground/index.ts'
import { ProspectorRing } from '../table/silver/ProspectorRing.tsx'
import { TECHNOLOGY_ICON } from '../table/silver/technology-icons.ts'
import '../shared/art/map/underground/underground.css'
import '../table/silver/silver.css'

interface FaceProps {
  readonly subject: ComponentSubject
  /** Size of a tile; larger components are scaled with it. */
  readonly size: number
}

export const ComponentFace = memo(function Face({ subject, size }: FaceProps) {
  return <span className="face">{drawing(subject, size)}</span>
})

function drawing(subject: ComponentSubject, size: number): ReactNode {
  const small = size * 0.5
  switch (subject.is) {
    case 'wheel':
      return <Wheel actions={subject.clockwise} first={1} size={size * 2} />
    case 'prospectorWheel':
      return (
        <span className="face-ring" style={{ width: size * 2 }}>
          <ProspectorRing clockwise={subject.clockwise} first={0} />
        </span>
      )
    case 'die':
      return <Die resource={subject.resource} value={6} size={size * 0.8} />
    case 'kingSpace':
      return (
        <>
          <Icon name="king" size={small * 0.8} />
          <VictoryPoints points={subject.vp} size={size * 0.8} />
          {subject.silver === 0 ? undefined : <ResourceToken resource="silver" size={small} />}
        </>
      )
    case 'kingAward':
      return (
        <>
          <Icon name="king" size={size * 0.6} />
          <VictoryPoints points={subject.vp} size={size * 0.8} />
        </>
      )
    case 'corruption':
      return <CorruptionToken spaces={subject.spaces} size={size * 0.8} />
    case 'fairBoard':
      return (
        <>
          <FairPennant fair={subject.fair} size={size * 0.6} />
          <VictoryPoints points={subject.vp} size={size * 0.7} />
        </>
      )
    case 'fair':
      return <FairTileFace scores={subject.tile.scores} vp={subject.tile.vp} size={size * 1.25} />
    case 'fairTown':
      return <Card title={subject.town} icon="fair" size={size} />
    case 'cathedral':
      return subject.tiles.map((vp, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stack of tiles
        <CathedralTile key={index} vp={vp} size={size * 0.62} />
      ))
    case 'cost':
      return <CostTileFace {...costOf(subject.tile)} size={size * 0.8} />
    case 'building':
      return (
        <Scaled width={88} height={190} size={size * 0.85}>
          <BuildingGround {...subject.building} />
        </Scaled>
      )
    case 'storehouse':
      return (
        <Scaled width={150} height={168} size={size * 1.5}>
          <StorehouseGround spaces={subject.spaces} />
        </Scaled>
      )
    case 'contractSpaces':
      return (
        <Scaled
          width={CONTRACTS.width * subject.vp.length}
          height={CONTRACTS.height}
          size={size * 2.6}
        >
          <ContractRow spaces={subject.vp} pillars={0} />
        </Scaled>
      )
    case 'completedBuildings':
      return subject.vp.slice(1).map((vp, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- by the number of buildings
        <VictoryPoints key={index} points={vp} size={small} />
      ))
    case 'start':
      return (
        <>
          {RESOURCES.filter((resource) => subject.start.resources[resource] !== undefined).map(
            (resource) => (
              <ResourceToken key={resource} resource={resource} size={small} />
            ),
          )}
          <Piece kind="house" player="indigo" size={small} />
          <Piece kind="pillar" player="indigo" size={small} />
        </>
      )
    case 'contractOffer':
      return (
        <>
          <TileBack family="contract" size={size * 0.8} />
          <ActionPoints points={subject.points} size={small} />
        </>
      )
    case 'characterOffer':
      return (
        <>
          <TileBack family="character" size={size * 0.8} />
          <ActionPoints points={1} size={small} />
        </>
      )
    case 'town':
      return <TownFace town={subject.town} size={size} />
    case 'undergroundTown':
      return <TownBelowFace town={subject.town} size={size} />
    case 'tunnel':
      return <Icon name="tunnel" size={size * 0.7} />
    case 'road':
      return <Way between={subject.between} bead size={size} />
    case 'link':
      return (
        <>
          <Way between={subject.between} size={size} />
          {subject.tablet === undefined ? undefined : (
            <Tablet effect={subject.tablet} size={size * 0.8} />
          )}
        </>
      )
    case 'crest':
      return <Seal crest={subject.crest} size={size * 0.9} />
    case 'store':
      return <StoreTile store={subject.store} size={size} />
    case 'character':
      return <CharacterTile kind={subject.kind} bonus={subject.bonus} size={size} />
    case 'decree':
      return <Icon name="decree" size={size * 0.8} />
    case 'challenge':
      return <Icon name="hat" size={size * 0.7} />
    case 'difficulty':
      return Array.from({ length: subject.challenges }, (_, index) => (
        <Icon key={index} name="hat" size={small * 0.8} />
      ))
    case 'bot':
    case 'silverBot':
      return (
        <>
          <Piece kind="merchant" player="cardinal" size={small} />
          <Piece kind="architect" player="cardinal" size={small} />
          <Piece
            kind={subject.is === 'bot' ? 'house' : 'prospector'}
            player="cardinal"
            size={small}
          />
        </>
      )
    case 'side':
      return (
        <span className="face-side" style={{ width: size * 2.7 }}>
          <UndergroundGround side={subject.side} />
        </span>
      )
    case 'tablet':
      return <Tablet effect={subject.effect} size={size * 1.3} />
    case 'technology':
      return (
        <Icon name={TECHNOLOGY_ICON[subject.technology.id] ?? 'technology'} size={size * 0.8} />
      )
    case 'tier':
      return (
        <>
          <ResourceToken resource="silver" size={small} />
          <VictoryPoints points={subject.vp} size={size * 0.7} />
        </>
      )
    case 'resourceBonus':
      return <ResourceToken resource={subject.resource} size={size * 0.7} />
    case 'overlay':
      return (
        <>
          {subject.overlay.largerOf.map((kind) => (
            <Piece key={kind} kind={kind} player="indigo" size={small} />
          ))}
          <strong aria-hidden="true">×</strong>
          <Piece kind={subject.overlay.times} player="indigo" size={small} />
        </>
      )
    case 'pieces':
      return (
        <>
          <Piece kind="prospector" player="indigo" size={small} />
          <Piece kind="mine" player="indigo" size={small} />
          <Piece kind="pillar" player="indigo" size={small} />
        </>
      )
    case 'surprise':
      return <Icon name="king" size={size * 0.7} />
  }
}

function costOf(tile: Extract<ComponentSubject, { readonly is: 'cost' }>['tile']) {
  if ('closed' in tile) return { closed: true }
  if ('stone' in tile) return { stone: tile.stone, vp: tile.vp }
  return 'silver' in tile ? { silver: tile.silver, vp: tile.vp } : { gold: tile.gold, vp: tile.vp }
}

interface ScaledProps {
  readonly width: number
  readonly height: number
  /** The width in pixels. */
  readonly size: number
  readonly children: ReactNode
}

/** Scales a part of the board that has a fixed size. */
function Scaled({ width, height, size, children }: ScaledProps) {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={(size * height) / width}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

function TownFace({ town, size }: { readonly town: Town; readonly size: number }) {
  return (
    <Cut place={townPlace(town)} size={size}>
      <TownGround town={town} />
    </Cut>
  )
}

function TownBelowFace({ town, size }: { readonly town: UndergroundTown; readonly size: number }) {
  const place = placeTown([0, 0], {
    name: town.name,
    mines: town.mines.length,
    houses: town.houses.length,
    bonusTiles: town.bonusTiles.length,
    pillars: town.cathedral?.tiles.length,
  })
  return (
    <Cut place={place} size={size}>
      <TownBelow town={town} place={place} picture={sceneOf(town.name.length)} players={4} />
    </Cut>
  )
}

interface CutProps {
  readonly place: TownPlace
  readonly size: number
  readonly children: ReactNode
}

/** A town, cut out of its map. */
function Cut({ place: { box }, size, children }: CutProps) {
  const [width, height] = [box.width + 8, box.height + 8]
  return (
    <svg
      className="art"
      viewBox={`${box.x - 4} ${box.y - 4} ${width} ${height}`}
      height={size * 1.3}
      width={(size * 1.3 * width) / height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

interface WayProps {
  readonly between: readonly [string, string]
  readonly bead?: boolean
  readonly size: number
}

/** Two neighbouring places; on a road a piece may stand between them. */
function Way({ between: [one, other], bead = false, size }: WayProps) {
  return (
    <svg
      className="art way"
      viewBox="0 0 120 64"
      width={size * 1.9}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={bead ? 'map-road' : 'map-link'} d="M60 16V48" />
      {bead ? <circle className="map-bead" cx={60} cy={32} r={8} /> : undefined}
      <text className="way-name" x={60} y={13}>
        {one}
      </text>
      <text className="way-name" x={60} y={61}>
        {other}
      </text>
    </svg>
  )
}

interface CardProps {
  readonly title: string
  readonly icon: IconName
  readonly size: number
}

function Card({ title, icon, size }: CardProps) {
  return (
    <svg
      className="art"
      viewBox="0 0 100 64"
      width={size * 1.55}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="tile-plate" x={1.5} y={1.5} width={97} height={61} rx={3} />
      <Icon name={icon} size={26} x={37} y={6} />
      <text className="way-name" x={50} y={53}>
        {title}
      </text>
    </svg>
  )
}
