/** Corrections of the Cardinalbot's cards. */
import type {
  ChallengeRule,
  Content,
  DecreeCondition,
  DecreeOption,
  DieChoice,
  DieRank,
  SurpriseEffect,
  DecreeCountable,
} from '@tiletum/engine'
import { z } from 'zod'
import {
  building,
  colour,
  name,
  namedAction,
  number,
  resource,
  vp,
  whole,
  wordsOf,
} from './words.ts'

const tally = z.enum(
  wordsOf<DecreeCountable>({
    house: true,
    pillar: true,
    mine: true,
    cathedral: true,
    'underground-building': true,
  }),
)
const rank: z.ZodType<DieRank> = z.enum([...colour.options, 'pair'])
const buildings = z.array(building).min(1).max(building.options.length)
const piece = z.enum(['merchant', 'architect', 'prospector'])

const condition: z.ZodType<DecreeCondition> = z.union([
  z.strictObject({ more: tally, than: tally }),
  z.strictObject({ largerOf: z.array(tally).min(1).max(tally.options.length), atLeast: tally }),
  z.strictObject({ unfulfilledContracts: number }),
  z.strictObject({ newCrestInReachOf: piece }),
  z.strictObject({ newCrestInOffer: z.literal(true) }),
  z.strictObject({ spaceBelowInReach: building }),
  z.strictObject({ silverBelow: number }),
])

const choice: z.ZodType<DieChoice> = z.union([
  z.enum([...colour.options, 'pair', 'any']),
  z.strictObject({ needed: z.array(rank).min(1).max(6) }),
  z.strictObject({ forCheapestCathedral: z.array(colour).min(1).max(colour.options.length) }),
])

const take: z.ZodType<DecreeOption['take']> = z.union([
  z.strictObject({ action: z.literal('prospector'), build: buildings }),
  z.strictObject({ action: namedAction.exclude(['prospector']) }),
  z.strictObject({ highest: choice }),
])

const option: z.ZodType<DecreeOption> = z.strictObject({
  when: z.array(condition).min(1).max(6).exactOptional(),
  take,
})

const decree = z.strictObject({
  name: name.exactOptional(),
  options: z.array(option).min(1).max(4).exactOptional(),
  diePriority: z.union([z.literal('most-required'), z.array(rank).min(1).max(6)]).exactOptional(),
})

const challengeRule: z.ZodType<ChallengeRule> = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('miscellaneous-helpers'), gold: number }),
  z.strictObject({ rule: z.literal('resource-helpers') }),
  z.strictObject({ rule: z.literal('action-helpers-climb'), spaces: number }),
  z.strictObject({ rule: z.literal('action-helpers-score'), vp }),
  z.strictObject({ rule: z.literal('character-bonuses'), vp }),
  z.strictObject({ rule: z.literal('die-resources'), more: number }),
  z.strictObject({ rule: z.literal('king-start'), space: whole(-99, 99) }),
  z.strictObject({
    rule: z.literal('markers'),
    markers: z.array(whole(1, 4)).length(5),
    crests: whole(0, 6),
  }),
  z.strictObject({
    rule: z.literal('movement-icon'),
    points: number,
    build: buildings,
  }),
  z.strictObject({ rule: z.literal('die-silver'), value: whole(1, 6), silver: number }),
  z.strictObject({
    rule: z.literal('cathedral-means'),
    order: z
      .array(z.enum([...resource.options, 'silver']))
      .min(1)
      .max(6),
  }),
  z.strictObject({ rule: z.literal('tablets'), silver: number }),
])

const challenge = z.strictObject({
  name: name.exactOptional(),
  does: challengeRule.exactOptional(),
})

const surpriseEffect: z.ZodType<SurpriseEffect> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('score'), points: vp }),
  z.strictObject({ do: z.literal('scorePer'), what: building, points: vp }),
  z.strictObject({ do: z.literal('act'), action: namedAction, points: number }),
  z.strictObject({ do: z.literal('gain'), purse: z.partialRecord(resource, number) }),
  z.strictObject({ do: z.literal('gainSilver'), count: number }),
  z.strictObject({ do: z.literal('newCrest') }),
  z.strictObject({ do: z.literal('gainRequired'), count: number }),
  z.strictObject({
    do: z.literal('enterMap'),
    map: z.literal([1, 2, 3]),
    otherwiseVp: vp,
  }),
  z.strictObject({ do: z.literal('fairHouse') }),
  z.strictObject({ do: z.literal('lowestPillar') }),
])
const surprise = z.array(surpriseEffect).min(1).max(8)

export function botSchemas({ solo, silver }: Content) {
  return {
    decrees: byId([...solo.decrees, ...silver.solo.decrees], decree),
    challenges: byId([...solo.challenges, ...silver.solo.challenges], challenge),
    surprises: byId(silver.solo.surprises, surprise),
  }
}

/** A schema with a key for every id of a family, so that editors can complete the ids. */
export function byId<Schema extends z.ZodType>(
  of: readonly { readonly id: string }[],
  schema: Schema,
) {
  const optional = schema.exactOptional()
  return z.strictObject(Object.fromEntries(of.map(({ id }) => [id, optional]))).exactOptional()
}
