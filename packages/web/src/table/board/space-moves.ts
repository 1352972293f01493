/** The moves that can be made on a space of the maps, in notation, and the map of a move. */
import { MAIN_MAP, mapOfSpace, NONE } from '@tiletum/engine'
import type { MoveParts, SpaceFacts } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'
import { EXPANSIONS, fromExpansions, waysTo } from '../../game/expansions/expansions.ts'
import { spaceOf } from '../../game/intent/move-space.ts'

/** Returns the map of a move; undefined for moves made elsewhere. */
export function mapOfMove(
  { game: { rules }, state }: Pick<Snapshot, 'game' | 'state'>,
  parts: MoveParts,
): number | undefined {
  const entered = fromExpansions((one) => one.mapOf(rules, parts))
  if (entered !== undefined) return entered
  // The king track is drawn beside Europe.
  if (parts.verb === 'climb') return MAIN_MAP
  const space = spaceOf(rules, parts)
  return space === undefined || space === NONE ? undefined : mapOfSpace(rules, state, space)
}

/** The move that takes a tile of a space, in notation. */
export const taking = ({ id, map }: SpaceFacts, tile: string): string =>
  map === MAIN_MAP ? `take ${tile}` : `take ${tile} at ${id}`

/** Returns every move that a seat might make on a space, in notation. */
export function movesAt(space: SpaceFacts): readonly string[] {
  const { id, houses, tiles, cathedral } = space
  return [
    ...waysTo(space),
    ...EXPANSIONS.flatMap((one) => one.movesAt(space)),
    ...houses.filter(({ owner }) => owner === NONE).map(({ name }) => `build house ${name}`),
    ...(cathedral === undefined ? [] : [`build pillar ${id}`, `contribute ${id}`]),
    // Two equal tiles in a town are one option.
    ...new Set(tiles.flatMap((tile) => (tile === undefined ? [] : [taking(space, tile)]))),
  ]
}

/** What a press on a space wants: that a piece goes there, or else anything that might be done there. */
export function wantedAt(space: SpaceFacts): readonly (readonly string[])[] {
  const walks = waysTo(space)
  return [walks, movesAt(space).filter((move) => !walks.includes(move))]
}
