/** What may be done on a space of the maps, in notation; and on which map a move is made. */
import { MAIN_MAP, mapOfSpace, NONE } from '@tiletum/engine'
import type { MoveParts, SpaceFacts } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'
import { EXPANSIONS, fromExpansions, waysTo } from '../../game/expansions/expansions.ts'
import { spaceOf } from '../moves/spaces.ts'

/** The map on which a move is made; undefined for moves made elsewhere. */
export function mapOfMove(
  { game: { rules }, state }: Pick<Snapshot, 'game' | 'state'>,
  parts: MoveParts,
): number | undefined {
  const entered = fromExpansions((one) => one.mapOf(rules, parts))
  if (entered !== undefined) return entered
  // The king track lies beside Europe.
  if (parts.verb === 'climb') return MAIN_MAP
  const space = spaceOf(rules, parts)
  return space === undefined || space === NONE ? undefined : mapOfSpace(rules, state, space)
}

/** How a tile of a space is taken, in notation. */
export const taking = ({ id, map }: SpaceFacts, tile: string): string =>
  map === MAIN_MAP ? `take ${tile}` : `take ${tile} at ${id}`

/** Everything a seat might do on a space, in notation. */
export function movesAt(space: SpaceFacts): readonly string[] {
  const { id, houses, tiles, cathedral } = space
  return [
    ...waysTo(space),
    ...EXPANSIONS.flatMap((one) => one.movesAt(space)),
    ...houses.filter(({ owner }) => owner === NONE).map(({ name }) => `build house ${name}`),
    ...(cathedral === undefined ? [] : [`build pillar ${id}`, `contribute ${id}`]),
    // two equal tiles in a town are one option
    ...new Set(tiles.flatMap((tile) => (tile === undefined ? [] : [taking(space, tile)]))),
  ]
}
