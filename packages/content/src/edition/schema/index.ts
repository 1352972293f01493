/** The edition file: what the standard edition has otherwise than a box. */
import type { Content } from '@tiletum/engine'
import { z } from 'zod'
import { botSchemas } from './bot.ts'
import { baseEffect, effect } from './effects.ts'
import { mapSchema } from './map.ts'
import { newTilesSchema } from './new-tiles.ts'
import { silverSchemas } from './silver.ts'
import { tilesSchema } from './tiles.ts'
import { baseAction, namedAction, text, vp, wheelAction, whole } from './words.ts'

const list = (length: number, item: z.ZodType<number>) =>
  z.array(item).length(length).exactOptional()

export function editionSchema(standard: Content) {
  const { base } = standard
  const { decrees, challenges, surprises } = botSchemas(standard)
  const { undergroundBonus: _none, ...newBaseTiles } = newTilesSchema(baseEffect, baseAction)
  return z.strictObject({
    $schema: z
      .string()
      .max(400)
      .exactOptional()
      .describe('where an editor finds the rules of this file'),
    name: text.exactOptional().describe('what to call this edition'),
    note: text.exactOptional().describe('for yourself: where the corrections come from'),
    wheel: z
      .array(wheelAction)
      .length(base.wheel.clockwise.length)
      .exactOptional()
      .describe('the actions around the wheel, clockwise'),
    kingTrack: z
      .array(whole(-99, 99))
      .min(3)
      .max(30)
      .exactOptional()
      .describe('the points of the king track, from the lowest space'),
    corruption: list(base.corruption.tokens.length, whole(0, 9)).describe(
      'the corruption tokens, one number each',
    ),
    fairBoard: list(base.fairs.board.length, vp).describe(
      'the points printed on the board for fairs 1 to 4',
    ),
    fairTowns: z
      .array(z.enum(base.map.towns.map(({ id }) => id)))
      .length(base.fairs.towns.length)
      .exactOptional()
      .describe('the town tiles'),
    contractSpaces: list(base.board.contractSpaces.length, vp).describe(
      'the points printed on the contract spaces of a player board, from the left',
    ),
    contractOffer: list(base.contractOffer.points.length, whole(1, 9)).describe(
      'the price of each space of the contract offer in action points, from the left',
    ),
    map: mapSchema(standard, baseEffect).describe(
      'towns by their id; roads and links anew, or only what to add and to remove',
    ),
    tiles: tilesSchema(standard)
      .exactOptional()
      .describe('tiles by their id; marks has one entry a copy'),
    newTiles: z
      .strictObject(newBaseTiles)
      .exactOptional()
      .describe('tiles of the base game under an id of your own'),
    decrees: decrees.describe('the decrees by their id'),
    challenges: challenges.describe('the challenges by their id'),
    silver: z
      .strictObject({
        ...silverSchemas(standard),
        surprises,
        newTiles: z.strictObject(newTilesSchema(effect, namedAction)).exactOptional(),
      })
      .exactOptional()
      .describe('what only Prospect for Silver has'),
  })
}

export type Edition = z.output<ReturnType<typeof editionSchema>>
