/** Where on the maps a move is made. */
import type { MoveParts, Rules } from '@tiletum/engine'
import { fromExpansions } from '../expansions/expansions.ts'

/** The space of a move; undefined for moves made elsewhere. */
export function spaceOf(rules: Rules, parts: MoveParts): number | undefined {
  const { board, names } = rules
  switch (parts.verb) {
    case 'walk <piece> <space>':
      return names.space.indexOf(parts.args[1])
    case 'build pillar <space>':
    case 'contribute <space>':
      return names.space.indexOf(parts.args[0])
    case 'build house <houseSpace>':
      return board.houseSpaces[names.houseSpace.indexOf(parts.args[0])]?.space
    default:
      return fromExpansions((one) => one.spaceOf(rules, parts))
  }
}
