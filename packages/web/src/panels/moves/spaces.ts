/** Where on the maps a move is made. */
import { NONE } from '@tiletum/engine'
import type { MoveParts, Rules } from '@tiletum/engine'

/** The space of a move; undefined for moves made elsewhere. */
export function spaceOf({ board, names, tables }: Rules, parts: MoveParts): number | undefined {
  switch (parts.verb) {
    case 'walk <piece> <space>':
    case 'take <face> at <space>':
      return names.space.indexOf(parts.args[1])
    case 'walk prospector <space>':
    case 'icon walk <space>':
    case 'build pillar <space>':
    case 'contribute <space>':
      return names.space.indexOf(parts.args[0])
    case 'build house <houseSpace>':
      return board.houseSpaces[names.houseSpace.indexOf(parts.args[0])]?.space
    case 'build mine <mineSpace>':
      return tables.silver?.mineSpaces[names['mineSpace']?.indexOf(parts.args[0]) ?? NONE]?.space
    default:
      return undefined
  }
}
