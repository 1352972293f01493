/** Corrections of tiles. Each id takes what its tile has, so a tile cannot become another kind. */
import type {
  CharacterKind,
  Content,
  Countable,
  Crest,
  Demand,
  Effect,
  PlayerMark,
} from '@tiletum/engine'
import { z } from 'zod'
import { baseEffect, demand, effect } from './effects.ts'
import {
  baseAction,
  baseCountable,
  countable,
  crest,
  mark,
  namedAction,
  number,
  vp,
} from './words.ts'

/** The fields of a tile that an edition may change. The kind of tile decides which of them it has. */
export interface TilePatch {
  readonly marks?: readonly PlayerMark[]
  readonly helper?: Effect
  readonly crest?: Crest
  readonly demand?: Demand
  readonly vp?: number
  readonly then?: Effect | 'nothing'
  readonly kind?: CharacterKind
  readonly bonus?: Effect
  readonly scores?: readonly Countable[] | 'king'
  readonly stone?: number
  readonly gold?: number
  readonly silver?: number
  readonly botStart?: boolean
}

type PatchSchema = z.ZodType<TilePatch>
type Face = { readonly id: string }
type Store = Face & ({ readonly helper: Effect } | { readonly crest: Crest } | object)

const marks = z.array(mark).max(20).exactOptional()
const points = vp.exactOptional()
const price = number.exactOptional()

/** The kinds of patches, for tiles of the base game and for those of the expansion. */
function patches(ofEffects: z.ZodType<Effect>, kinds: z.ZodType<CharacterKind>) {
  const helper: PatchSchema = z.strictObject({ marks, helper: ofEffects.exactOptional() })
  const contract: PatchSchema = z.strictObject({
    marks,
    demand: demand.exactOptional(),
    vp: points,
    then: z.union([z.literal('nothing'), ofEffects]).exactOptional(),
  })
  const character: PatchSchema = z.strictObject({
    marks,
    kind: kinds.exactOptional(),
    bonus: ofEffects.exactOptional(),
  })
  const ofCrest: PatchSchema = z.strictObject({ marks, crest: crest.exactOptional() })
  const store = (face: Store): PatchSchema =>
    'helper' in face ? helper : 'crest' in face ? ofCrest : contract
  return { store, character }
}

const fairOf = (counts: z.ZodType<Countable>): PatchSchema =>
  z.strictObject({
    vp: points,
    scores: z.union([z.literal('king'), z.array(counts).min(1).max(3)]).exactOptional(),
  })

export function tilesSchema({ base, silver }: Content) {
  const ofBase = patches(baseEffect, baseAction)
  const ofSilver = patches(effect, namedAction)
  const baseFair = fairOf(baseCountable)
  const silverFair = fairOf(countable)
  const closed: PatchSchema = z.strictObject({})
  const stone: PatchSchema = z.strictObject({
    stone: price,
    vp: points,
    botStart: z.boolean().exactOptional(),
  })
  const silverCost: PatchSchema = z.strictObject({ silver: price, vp: points })
  const goldCost: PatchSchema = z.strictObject({ gold: price, vp: points })

  return z.strictObject({
    ...each(base.fairs.tiles, () => baseFair),
    ...each(silver.fairs, () => silverFair),
    ...each(base.costs, (tile) => ('closed' in tile ? closed : stone)),
    ...each(silver.costs, (tile) => ('silver' in tile ? silverCost : goldCost)),
    ...each([...base.bonus, ...base.contracts], ofBase.store),
    ...each(base.characters, () => ofBase.character),
    ...each([...silver.bonus, ...silver.undergroundBonus, ...silver.contracts], ofSilver.store),
    ...each(silver.characters, () => ofSilver.character),
  })
}

function each<Tile extends Face>(tiles: readonly Tile[], schema: (tile: Tile) => PatchSchema) {
  return Object.fromEntries(tiles.map((tile) => [tile.id, schema(tile).exactOptional()]))
}
