/** Corrections of the main map. */
import type { BonusSpace, Content, Effect, HouseSpace } from '@tiletum/engine'
import { z } from 'zod'
import { byId } from './bot.ts'
import { mark, pair, text, vp } from './words.ts'

/** The cathedral tiles of a town, topmost first. */
export const stack: z.ZodType<readonly number[]> = z.array(vp).min(1).max(6)

export const houseSpaces = (bonus: z.ZodType<Effect>): z.ZodType<readonly HouseSpace[]> =>
  z.array(z.strictObject({ mark, bonus: bonus.exactOptional() })).max(6)
export const bonusSpaces: z.ZodType<readonly BonusSpace[]> = z
  .array(z.strictObject({ mark }))
  .max(3)

/** Several times those of the map. */
const pairs = z.array(pair).max(200)

/** All links in full, or only the links that differ. */
const links = z
  .union([
    pairs,
    z.strictObject({
      add: pairs.exactOptional(),
      remove: pairs.exactOptional(),
    }),
  ])
  .exactOptional()

export function mapSchema({ base }: Content, effect: z.ZodType<Effect>) {
  const town = z.strictObject({
    name: text.exactOptional(),
    lat: z.number().min(-90).max(90).exactOptional(),
    lon: z.number().min(-180).max(180).exactOptional(),
    houses: houseSpaces(effect).exactOptional(),
    bonusTiles: bonusSpaces.exactOptional(),
    cathedral: stack.exactOptional(),
  })
  return z.strictObject({ towns: byId(base.map.towns, town), roads: links, links }).exactOptional()
}
