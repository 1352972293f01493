/** The facts of a refusal or a warning with their ids looked up. */
import type { Facts, Name } from '@tiletum/engine'
import { technologyName } from './silver.ts'
import { placeById, tileById } from './named-game.ts'
import type { Place, NamedGame, Tile } from './named-game.ts'

export type MessageFacts = Omit<Facts, 'tile' | 'town' | 'stands' | 'technology'> & {
  readonly tile?: Tile
  readonly town?: Place
  readonly stands?: Place
  readonly technology?: Name
}

export function resolveFacts(
  table: NamedGame,
  { tile, town, stands, technology, ...facts }: Facts,
): MessageFacts {
  return {
    ...facts,
    ...(tile === undefined ? {} : { tile: tileById(table, tile) }),
    ...(town === undefined ? {} : { town: placeById(table, town) }),
    ...(stands === undefined ? {} : { stands: placeById(table, stands) }),
    ...(technology === undefined ? {} : { technology: technologyName(table, technology) }),
  }
}
