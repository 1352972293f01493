/** Effects as an edition file writes them: the engine's vocabulary, word for word. */
import type { BaseEffect, Demand, Effect } from '@tiletum/engine'
import { z } from 'zod'
import { baseAction, building, namedAction, number, resource, vp } from './words.ts'

const plainEffects = [
  z.strictObject({ do: z.literal('gain'), purse: z.partialRecord(resource, number) }),
  z.strictObject({
    do: z.literal('gainAny'),
    count: number,
    identical: z.literal(true).exactOptional(),
  }),
  z.strictObject({ do: z.literal('score'), points: vp }),
  z.strictObject({ do: z.literal('climb'), spaces: number }),
  z.strictObject({ do: z.literal('strengthen'), points: number }),
  z.strictObject({ do: z.literal('recolour'), points: number.exactOptional() }),
  z.strictObject({ do: z.literal('travel'), piece: z.enum(['merchant', 'architect']) }),
  z.strictObject({
    do: z.literal('build'),
    what: z.enum(['house', 'pillar']),
    where: z.enum(['here', 'anywhere']),
  }),
  z.strictObject({ do: z.literal('characters') }),
] as const

/** More than any tile shows. */
const severalOf = <Each extends z.ZodType>(each: Each) => z.array(each).min(2).max(8)

/** Effects of a tile of the base game: none of them needs the expansion. */
export const baseEffect: z.ZodType<BaseEffect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    ...plainEffects,
    z.strictObject({
      do: z.literal('act'),
      action: z.enum([...baseAction.options, 'any']),
      points: number,
    }),
    z.strictObject({
      do: z.literal('step'),
      piece: z.enum(['merchant', 'architect']),
      steps: number,
      towns: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('all'), of: severalOf(baseEffect) }),
    z.strictObject({ do: z.literal('oneOf'), of: severalOf(baseEffect) }),
  ]),
)

/** Effects of a tile of the expansion. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    ...plainEffects,
    z.strictObject({
      do: z.literal('act'),
      action: z.enum([...namedAction.options, 'any']),
      points: number,
    }),
    z.strictObject({
      do: z.literal('step'),
      piece: z.enum(['merchant', 'architect', 'prospector']),
      steps: number,
      towns: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('all'), of: severalOf(effect) }),
    z.strictObject({ do: z.literal('oneOf'), of: severalOf(effect) }),
    z.strictObject({ do: z.literal('gainSilver'), count: number }),
    z.strictObject({ do: z.literal('unlockMine'), count: number }),
    z
      .strictObject({
        do: z.literal('pay'),
        gold: number.exactOptional(),
        silver: number.exactOptional(),
        then: effect,
      })
      .refine(({ gold, silver }) => gold !== undefined || silver !== undefined),
    z.strictObject({ do: z.literal('enterUnderground') }),
    z.strictObject({ do: z.literal('technology'), cheaper: number }),
    z.strictObject({ do: z.literal('buildBelow'), what: building, main: z.boolean() }),
    z.strictObject({ do: z.literal('character') }),
    z.strictObject({ do: z.literal('charactersHere') }),
    z.strictObject({ do: z.literal('scorePer'), what: building, points: vp }),
    z.strictObject({ do: z.literal('revealUnderground'), tiles: number, keep: number }),
  ]),
)

export const demand: z.ZodType<Demand> = z
  .strictObject({
    identical: number.exactOptional(),
    iron: number.exactOptional(),
    wool: number.exactOptional(),
  })
  .refine((asked) => Object.keys(asked).length > 0)
