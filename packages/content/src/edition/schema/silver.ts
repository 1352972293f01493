/** Corrections of what only Prospect for Silver has. */
import type {
  Content,
  ProspectorSegment,
  TierRule,
  Trigger,
  UndergroundLink,
  UndergroundSpace,
} from '@tiletum/engine'
import { z } from 'zod'
import { byId } from './bot.ts'
import { effect } from './effects.ts'
import { bonusSpaces, houseSpaces, stack } from './map.ts'
import { atMost, id, mark, name, namedAction, number, pair, text, whole, wordsOf } from './words.ts'

const segment = z.enum(wordsOf<ProspectorSegment>({ prospector: true, step: true, blank: true }))
const action = z.enum([...namedAction.options, 'joker'])

const trigger: z.ZodType<Trigger> = z.union([
  z.enum(
    wordsOf<Extract<Trigger, string>>({
      now: true,
      income: true,
      'king-phase': true,
      house: true,
      mine: true,
      contribution: true,
      completion: true,
      'new-die': true,
    }),
  ),
  z.strictObject({ action }),
])

const tierRule: z.ZodType<TierRule> = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('trigger'), on: trigger, effect }),
  z.strictObject({ rule: z.literal('action-points'), action, more: number }),
  z.strictObject({ rule: z.literal('crest-food'), less: number }),
  z.strictObject({ rule: z.literal('markers'), more: number }),
  z.strictObject({ rule: z.literal('die-change'), by: whole(1, 5), gold: number }),
  z.strictObject({ rule: z.literal('die-silver'), resources: number, silver: number }),
  z.strictObject({ rule: z.literal('movement-icon'), points: number }),
  z.strictObject({ rule: z.literal('contract-demand'), less: number }),
  z.strictObject({ rule: z.literal('contract-reveal'), tiles: number, points: number }),
  z.strictObject({ rule: z.literal('exchange'), more: number }),
  z.strictObject({ rule: z.literal('resource-as-gold') }),
  z.strictObject({ rule: z.literal('resource-die'), more: number }),
  z.strictObject({ rule: z.literal('resource-points'), more: number }),
  z.strictObject({ rule: z.literal('joker-split'), actions: number }),
  z.strictObject({ rule: z.literal('contribution'), silver: number, gold: number, stone: number }),
])
const tier = z.array(tierRule).min(1).max(8)

const technology = z.strictObject({
  name: name.exactOptional(),
  tiers: z.tuple([tier, tier, tier]).exactOptional(),
})

const spaceId = id.regex(/^[a-z0-9-]+$/)

const space: z.ZodType<UndergroundSpace> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tunnel'), id: spaceId }),
  z.strictObject({
    kind: z.literal('town'),
    id: spaceId,
    name: text,
    mines: z.array(z.strictObject({ mark, gold: whole(0, 9) })).max(4),
    houses: houseSpaces(effect),
    bonusTiles: bonusSpaces,
    cathedral: z.strictObject({ cost: z.enum(['silver', 'gold']), tiles: stack }).exactOptional(),
  }),
])

export function silverSchemas({ silver }: Content) {
  const tablet = z.enum(silver.tablets.map(({ id }) => id))
  const link: z.ZodType<UndergroundLink> = z.strictObject({
    between: pair,
    tablet: tablet.exactOptional(),
  })
  const side = z.strictObject({
    enterSilver: whole(0, 9).exactOptional(),
    start: id.exactOptional(),
    spaces: z.array(space).min(2).max(20).exactOptional(),
    links: z.array(link).min(1).max(40).exactOptional(),
  })
  return {
    kingTrack: z.array(whole(-99, 99)).min(3).max(30).exactOptional(),
    ribbons: atMost(
      60,
      z.record(z.string().regex(/^(?:0|-?[1-9]\d{0,3})$/), whole(0, 9)),
    ).exactOptional(),
    prospectorWheel: z.array(segment).length(6).exactOptional(),
    underground: byId(silver.sides, side),
    tablets: byId(silver.tablets, effect),
    technologies: byId(silver.technologies, technology),
  }
}
