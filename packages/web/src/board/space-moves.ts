/** What may be done on a space of the maps, in notation; and on which map a move is made. */
import { NONE } from '@tiletum/engine'
import type { Rules } from '@tiletum/engine'
import { mapOf } from './spaces.ts'
import type { SpaceOn } from './spaces.ts'

/** The map on which a move is made; undefined for moves made elsewhere. */
export function mapOfMove(rules: Rules, notation: string): number | undefined {
  const { board, names, tables } = rules
  const [verb = '', kind = ''] = notation.split(' ')
  const last = notation.split(' ').at(-1) ?? ''
  if (verb === 'enter') return names['map']?.indexOf(kind)
  const space = spaceOf()
  return space === undefined || space === NONE ? undefined : mapOf(rules, space)

  function spaceOf(): number | undefined {
    if (verb === 'build' && kind === 'house')
      return board.houseSpaces[names.houseSpace.indexOf(last)]?.space
    if (verb === 'build' && kind === 'mine')
      return tables.silver?.mineSpaces[names['mineSpace']?.indexOf(last) ?? NONE]?.space
    const placed = ['walk', 'icon', 'build', 'contribute'].includes(verb) || / at /.test(notation)
    return placed ? names.space.indexOf(last) : undefined
  }
}

/** How a piece may come to a space, in notation. */
export function waysTo({ id, below }: SpaceOn): readonly string[] {
  if (below === undefined) return [`walk merchant ${id}`, `walk architect ${id}`]
  return [
    `walk prospector ${id}`,
    `icon walk ${id}`,
    ...(below.enterSilver === undefined ? [] : [`enter ${below.name}`, `enter ${below.name} free`]),
  ]
}

/** How a tile of a space is taken, in notation. */
export const taking = ({ id, below }: SpaceOn, tile: string): string =>
  below === undefined ? `take ${tile}` : `take ${tile} at ${id}`

/** Everything a seat might do on a space, in notation. */
export function movesAt(space: SpaceOn): readonly string[] {
  const { id, houses, mines, tiles, cathedral } = space
  return [
    ...waysTo(space),
    ...mines.flatMap(({ name, owner }) =>
      name === undefined || owner !== NONE ? [] : [`build mine ${name}`],
    ),
    ...houses.filter(({ owner }) => owner === NONE).map(({ name }) => `build house ${name}`),
    ...(cathedral === undefined ? [] : [`build pillar ${id}`, `contribute ${id}`]),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [taking(space, tile)])),
  ]
}
