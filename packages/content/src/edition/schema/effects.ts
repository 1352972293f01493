/** Effects as an edition file writes them: the engine's vocabulary, word for word. */
import type { BaseEffect, Demand, Effect } from '@tiletum/engine'
import { z } from 'zod'
import { baseAction, building, namedAction, number, resource, vp } from './words.ts'

const plainEffects = {
  gain: z.strictObject({ do: z.literal('gain'), purse: z.partialRecord(resource, number) }),
  gainAny: z.strictObject({
    do: z.literal('gainAny'),
    count: number,
    identical: z.literal(true).exactOptional(),
  }),
  score: z.strictObject({ do: z.literal('score'), points: vp }),
  climb: z.strictObject({ do: z.literal('climb'), spaces: number }),
  strengthen: z.strictObject({ do: z.literal('strengthen'), points: number }),
  recolour: z.strictObject({ do: z.literal('recolour'), points: number.exactOptional() }),
  travel: z.strictObject({ do: z.literal('travel'), piece: z.enum(['merchant', 'architect']) }),
  build: z.strictObject({
    do: z.literal('build'),
    what: z.enum(['house', 'pillar']),
    where: z.enum(['here', 'anywhere']),
  }),
  characters: z.strictObject({ do: z.literal('characters') }),
}

/** A schema for every kind of effect: the compiler names one that is missing. */
type Schemas<Of extends Effect> = {
  readonly [Kind in Of['do']]: z.ZodObject & z.ZodType<Extract<Of, { readonly do: Kind }>>
}

const oneOf = <Of extends Effect>(schemas: Schemas<Of>): z.ZodType<Of> =>
  z.discriminatedUnion(
    'do',
    Object.values<z.ZodObject>(schemas) as [z.ZodObject],
  ) as z.ZodType<unknown> as z.ZodType<Of>

/** Lists of effects. Eight are more than any tile shows. */
const severalOf = <Each extends z.ZodType>(each: Each) => z.array(each).min(2).max(8)

/** Effects of a tile of the base game: none of them needs the expansion. */
export const baseEffect: z.ZodType<BaseEffect> = z.lazy(() =>
  oneOf<BaseEffect>({
    ...plainEffects,
    act: z.strictObject({
      do: z.literal('act'),
      action: z.enum([...baseAction.options, 'any']),
      points: number,
    }),
    step: z.strictObject({
      do: z.literal('step'),
      piece: z.enum(['merchant', 'architect']),
      steps: number,
      towns: z.literal(true).exactOptional(),
    }),
    all: z.strictObject({ do: z.literal('all'), of: severalOf(baseEffect) }),
    oneOf: z.strictObject({ do: z.literal('oneOf'), of: severalOf(baseEffect) }),
  }),
)

/** Effects of a tile of the expansion. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  oneOf<Effect>({
    ...plainEffects,
    act: z.strictObject({
      do: z.literal('act'),
      action: z.enum([...namedAction.options, 'any']),
      points: number,
    }),
    step: z.strictObject({
      do: z.literal('step'),
      piece: z.enum(['merchant', 'architect', 'prospector']),
      steps: number,
      towns: z.literal(true).exactOptional(),
    }),
    all: z.strictObject({ do: z.literal('all'), of: severalOf(effect) }),
    oneOf: z.strictObject({ do: z.literal('oneOf'), of: severalOf(effect) }),
    gainSilver: z.strictObject({ do: z.literal('gainSilver'), count: number }),
    unlockMine: z.strictObject({ do: z.literal('unlockMine'), count: number }),
    pay: z
      .strictObject({
        do: z.literal('pay'),
        gold: number.exactOptional(),
        silver: number.exactOptional(),
        then: effect,
      })
      .refine(({ gold, silver }) => gold !== undefined || silver !== undefined),
    enterUnderground: z.strictObject({ do: z.literal('enterUnderground') }),
    technology: z.strictObject({ do: z.literal('technology'), cheaper: number }),
    buildBelow: z.strictObject({ do: z.literal('buildBelow'), what: building, main: z.boolean() }),
    character: z.strictObject({ do: z.literal('character') }),
    charactersHere: z.strictObject({ do: z.literal('charactersHere') }),
    scorePer: z.strictObject({ do: z.literal('scorePer'), what: building, points: vp }),
    revealUnderground: z.strictObject({
      do: z.literal('revealUnderground'),
      tiles: number,
      keep: number,
    }),
  }),
)

export const demand: z.ZodType<Demand> = z
  .strictObject({
    identical: number.exactOptional(),
    iron: number.exactOptional(),
    wool: number.exactOptional(),
  })
  .refine((asked) => Object.keys(asked).length > 0)
