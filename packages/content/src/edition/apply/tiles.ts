/** Corrects tiles by their ids. */
import type {
  BonusFace,
  CharacterFace,
  Contract,
  ContractFace,
  CostTile,
  FairTile,
  ComponentFamily,
  PlayerMark,
  UndergroundBonusFace,
  UndergroundCost,
} from '@tiletum/engine'
import type { NewCharacter, NewStore } from '../schema/new-tiles.ts'
import type { TilePatch } from '../schema/tiles.ts'
import type { Notes } from './notes.ts'

type Patches = Readonly<Record<string, TilePatch>>
type StoreFace = BonusFace | ContractFace | UndergroundBonusFace

export function correctTiles(patches: Patches, notes: Notes) {
  const corrected =
    <Face extends { readonly id: string; readonly marks: readonly PlayerMark[] }>(
      family: ComponentFamily,
      correct: (face: Face, patch: TilePatch) => Face,
    ) =>
    (face: Face): Face => {
      const patch = patches[face.id]
      if (patch === undefined) return face
      const { marks, ...rest } = patch
      if (marks !== undefined) notes.changed(family, `${face.id} marks`)
      const marked = marks === undefined ? face : { ...face, marks }
      return Object.keys(rest).length === 0
        ? marked
        : { ...correct(marked, rest), provenance: 'edition' }
    }
  const plain =
    <Tile extends { readonly id: string }>(correct: (tile: Tile, patch: TilePatch) => Tile) =>
    (tile: Tile): Tile => {
      const patch = patches[tile.id]
      return patch === undefined ? tile : { ...correct(tile, patch), provenance: 'edition' }
    }
  return {
    bonus: corrected<BonusFace>('bonus', store),
    undergroundBonus: corrected<UndergroundBonusFace>('underground-bonus', store),
    contract: corrected<ContractFace>('contract', store),
    character: corrected<CharacterFace>('character', (face, { kind, bonus }) => ({
      ...face,
      kind: kind ?? face.kind,
      bonus: bonus ?? face.bonus,
    })),
    fair: plain<FairTile>((tile, { vp, scores }) => ({
      ...tile,
      vp: vp ?? tile.vp,
      scores: scores ?? tile.scores,
    })),
    cost: plain<CostTile>(cost),
    undergroundCost: plain<UndergroundCost>((tile, { silver, gold, vp = tile.vp }) =>
      'silver' in tile
        ? { ...tile, silver: silver ?? tile.silver, vp }
        : { ...tile, gold: gold ?? tile.gold, vp },
    ),
  }
}

function store<Face extends StoreFace>(face: Face, patch: TilePatch): Face {
  if ('crest' in face) return { ...face, crest: patch.crest ?? face.crest }
  if ('helper' in face) return { ...face, helper: patch.helper ?? face.helper }
  return { ...face, contract: contract(face.contract, patch) }
}

function contract(old: Contract, { demand, vp, then = old.then }: TilePatch): Contract {
  const corrected = { demand: demand ?? old.demand, vp: vp ?? old.vp }
  return then === undefined || then === 'nothing' ? corrected : { ...corrected, then }
}

function cost(tile: CostTile, { stone, vp, botStart }: TilePatch): CostTile {
  if ('closed' in tile) return tile
  const { botStart: started, ...rest } = tile
  const starts = botStart ?? started ?? false
  return {
    ...rest,
    stone: stone ?? tile.stone,
    vp: vp ?? tile.vp,
    ...(starts ? { botStart: true } : {}),
  }
}

/** The tiles of an owner, after those of the standard edition. */
export function newFaces<Id extends string, Tile extends NewStore | NewCharacter>(
  tiles: Readonly<Partial<Record<Id, Tile>>> | undefined,
  family: ComponentFamily,
  notes: Notes,
) {
  return Object.entries<Tile | undefined>(tiles ?? {}).flatMap(([id, tile]) => {
    if (tile === undefined) return []
    notes.changed(family, `${id} marks`)
    return [{ ...tile, id: id as Id, provenance: 'edition' as const }]
  })
}
