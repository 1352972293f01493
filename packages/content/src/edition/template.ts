/** The standard values of everything an edition can correct. */
import type {
  BonusFace,
  CharacterFace,
  Content,
  ContractFace,
  CostTile,
  FairTile,
  UndergroundBonusFace,
  UndergroundCost,
} from '@tiletum/engine'
import type { Edition } from './schema/index.ts'
import type { TilePatch } from './schema/tiles.ts'

type StoreFace = BonusFace | ContractFace | UndergroundBonusFace

export function editionTemplate({ base, solo, silver }: Content): Edition {
  const links = (of: readonly { readonly between: readonly [string, string] }[]) =>
    of.map(({ between: [one, other] }): [string, string] => [one, other])
  return {
    wheel: [...base.wheel.clockwise].filter((action) => action !== 'prospector'),
    kingTrack: [...base.kingTrack.spaces],
    corruption: [...base.corruption.tokens],
    fairBoard: [...base.fairs.board],
    fairTowns: [...base.fairs.towns],
    contractSpaces: [...base.board.contractSpaces],
    contractOffer: [...base.contractOffer.points],
    map: {
      towns: byId(base.map.towns, ({ id: _id, ...town }) => town),
      roads: links(base.map.roads),
      links: links(base.map.links),
    },
    tiles: {
      ...byId([...base.fairs.tiles, ...silver.fairs], fair),
      ...byId(base.costs, cost),
      ...byId(silver.costs, cost),
      ...byId([...base.bonus, ...base.contracts], store),
      ...byId([...silver.bonus, ...silver.undergroundBonus, ...silver.contracts], store),
      ...byId([...base.characters, ...silver.characters], character),
    },
    newTiles: {},
    decrees: byId([...solo.decrees, ...silver.solo.decrees], ({ name, options, diePriority }) => ({
      name,
      options: [...options],
      diePriority: typeof diePriority === 'string' ? diePriority : [...diePriority],
    })),
    challenges: byId([...solo.challenges, ...silver.solo.challenges], ({ name, does }) => ({
      name,
      does,
    })),
    silver: {
      kingTrack: [...silver.kingTrack.spaces],
      ribbons: Object.fromEntries(
        Object.entries(silver.kingTrack.ribbons).map(([space, count]) => [space, count ?? 0]),
      ),
      prospectorWheel: [...silver.prospectorWheel.clockwise],
      underground: byId(silver.sides, ({ enterSilver, start, spaces, links: ways }) => ({
        enterSilver,
        start,
        spaces: [...spaces],
        links: ways.map(({ between, tablet }) =>
          tablet === undefined ? { between } : { between, tablet },
        ),
      })),
      tablets: byId(silver.tablets, ({ effect }) => effect),
      technologies: byId(silver.technologies, ({ name, tiers: [one, two, three] }) => ({
        name,
        tiers: tuple([...one], [...two], [...three]),
      })),
      surprises: byId(silver.solo.surprises, ({ effects }) => [...effects]),
      newTiles: {},
    },
  }
}

function byId<Thing extends { readonly id: string }, Value>(
  things: readonly Thing[],
  value: (thing: Thing) => Value,
): Record<string, Value> {
  return Object.fromEntries(things.map((thing) => [thing.id, value(thing)]))
}

const tuple = <One, Two, Three>(one: One, two: Two, three: Three): [One, Two, Three] => [
  one,
  two,
  three,
]

function fair({ vp, scores }: FairTile): TilePatch {
  return { vp, scores }
}

function cost(tile: CostTile | UndergroundCost): TilePatch {
  if ('closed' in tile) return {}
  if ('stone' in tile) {
    return { stone: tile.stone, vp: tile.vp, botStart: tile.botStart ?? false }
  }
  return 'silver' in tile ? { silver: tile.silver, vp: tile.vp } : { gold: tile.gold, vp: tile.vp }
}

function store(face: StoreFace): TilePatch {
  const { marks } = face
  if ('crest' in face) return { marks, crest: face.crest }
  if ('helper' in face) return { marks, helper: face.helper }
  const { demand, vp, then } = face.contract
  return { marks, demand, vp, then: then ?? 'nothing' }
}

function character({ marks, kind, bonus }: CharacterFace): TilePatch {
  return { marks, kind, bonus }
}
