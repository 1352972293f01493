/** What may be done on a space of the maps, in notation; and on which map a move is made. */
import { MAIN_MAP, mapOfSpace, NONE } from '@tiletum/engine'
import type { MoveParts, SpaceFacts } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'
import { spaceOf } from '../moves/spaces.ts'

/** The map on which a move is made; undefined for moves made elsewhere. */
export function mapOfMove(
  { game: { rules }, state }: Pick<Snapshot, 'game' | 'state'>,
  parts: MoveParts,
): number | undefined {
  if (parts.verb === 'enter <map>' || parts.verb === 'enter <map> free')
    return rules.names['map']?.indexOf(parts.args[0])
  // The king track lies beside Europe.
  if (parts.verb === 'climb') return MAIN_MAP
  const space = spaceOf(rules, parts)
  return space === undefined || space === NONE ? undefined : mapOfSpace(rules, state, space)
}

/** How a piece may come to a space, in notation. */
export function waysTo({ id, below }: SpaceFacts): readonly string[] {
  if (below === undefined) return [`walk merchant ${id}`, `walk architect ${id}`]
  return [
    `walk prospector ${id}`,
    `icon walk ${id}`,
    ...(below.enterSilver === undefined ? [] : [`enter ${below.name}`, `enter ${below.name} free`]),
  ]
}

/** How a tile of a space is taken, in notation. */
export const taking = ({ id, below }: SpaceFacts, tile: string): string =>
  below === undefined ? `take ${tile}` : `take ${tile} at ${id}`

/** Everything a seat might do on a space, in notation. */
export function movesAt(space: SpaceFacts): readonly string[] {
  const { id, houses, tiles, cathedral, below } = space
  return [
    ...waysTo(space),
    ...(below?.mines ?? []).flatMap(({ name, owner }) =>
      name === undefined || owner !== NONE ? [] : [`build mine ${name}`],
    ),
    ...houses.filter(({ owner }) => owner === NONE).map(({ name }) => `build house ${name}`),
    ...(cathedral === undefined ? [] : [`build pillar ${id}`, `contribute ${id}`]),
    // two equal tiles in a town are one option
    ...new Set(tiles.flatMap((tile) => (tile === undefined ? [] : [taking(space, tile)]))),
  ]
}
