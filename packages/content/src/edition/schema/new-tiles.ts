/** Tiles the standard edition does not know. They are given whole. */
import type { CharacterKind, Effect, PlayerMark, StorehouseTile } from '@tiletum/engine'
import { z } from 'zod'
import { demand } from './effects.ts'
import { atMost, crest, mark, vp } from './words.ts'

export type NewStore = StorehouseTile & { readonly marks: readonly PlayerMark[] }
export interface NewCharacter {
  readonly marks: readonly PlayerMark[]
  readonly kind: CharacterKind
  readonly bonus: Effect
}

const marks = z.array(mark).min(1).max(20)

export function newTilesSchema(effect: z.ZodType<Effect>, kind: z.ZodType<CharacterKind>) {
  const contract = z.strictObject({
    demand,
    vp,
    then: effect.exactOptional(),
  })
  const store: z.ZodType<NewStore> = z.union([
    z.strictObject({ marks, helper: effect }),
    z.strictObject({ marks, crest }),
    z.strictObject({ marks, contract }),
  ])
  const offered: z.ZodType<Exclude<NewStore, { readonly helper: Effect }>> = z.union([
    z.strictObject({ marks, crest }),
    z.strictObject({ marks, contract }),
  ])
  const character: z.ZodType<NewCharacter> = z.strictObject({ marks, kind, bonus: effect })
  return {
    bonus: family('bonus', store).exactOptional(),
    undergroundBonus: family('underground-bonus', store).exactOptional(),
    contracts: family('contract', offered).exactOptional(),
    characters: family('character', character).exactOptional(),
  }
}

const MOST_NEW = 100

const family = <Family extends string, Tile extends z.ZodType>(name: Family, tile: Tile) =>
  atMost(MOST_NEW, z.record(idOf(name), tile))

function idOf<Family extends string>(name: Family) {
  return z.templateLiteral([`${name}.`, z.string().regex(/[a-z0-9][a-z0-9.-]{0,59}/)])
}
