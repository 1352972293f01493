/** The facts of a refusal or a warning with their ids looked up. */
import type { Facts } from '@tiletum/engine'
import { placeById, tileById } from './table.ts'
import type { Place, Table, Tile } from './table.ts'

export type Told = Omit<Facts, 'tile' | 'town' | 'stands'> & {
  readonly tile?: Tile
  readonly town?: Place
  readonly stands?: Place
}

export function told(table: Table, { tile, town, stands, ...facts }: Facts): Told {
  return {
    ...facts,
    ...(tile === undefined ? {} : { tile: tileById(table, tile) }),
    ...(town === undefined ? {} : { town: placeById(table, town) }),
    ...(stands === undefined ? {} : { stands: placeById(table, stands) }),
  }
}
