/** Where a seat's piece of a map stands. */
import { MAIN_MAP, NONE } from '@tiletum/engine'
import { seatIn } from '../../game/position.ts'
import type { Snapshot } from '../../game/snapshot.ts'

/** The merchant in Europe, the prospector of an underground map; NONE where there is none. */
export function standsAt(
  shown: Pick<Snapshot, 'game' | 'state'>,
  seat: number,
  map: number,
): number {
  if (seat < 0) return NONE
  const { pieces, silver } = seatIn(shown, seat)
  const space =
    map === MAIN_MAP
      ? pieces.find(({ piece }) => piece === 'merchant')?.space
      : silver?.prospectors[map]
  return space === undefined ? NONE : shown.game.rules.names.space.indexOf(space)
}
