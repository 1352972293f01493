/** Tiles the standard edition does not know. They are given whole. */
import type { CharacterKind, Effect, PlayerMark, Store } from '@tiletum/engine'
import { z } from 'zod'
import { demand } from './effects.ts'
import { crest, mark, vp } from './words.ts'

export type NewStore = Store & { readonly marks: readonly PlayerMark[] }
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
    bonus: z.record(idOf('bonus'), store).exactOptional(),
    undergroundBonus: z.record(idOf('underground-bonus'), store).exactOptional(),
    contracts: z.record(idOf('contract'), offered).exactOptional(),
    characters: z.record(idOf('character'), character).exactOptional(),
  }
}

function idOf<Family extends string>(family: Family) {
  return z.templateLiteral([`${family}.`, z.string().regex(/[a-z0-9][a-z0-9.-]*/)])
}
