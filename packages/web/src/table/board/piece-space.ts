/** Finds the space of a seat's piece on a map. */
import { MAIN_MAP, mapOfSpace, NONE } from '@tiletum/engine'
import { seatIn } from '../../game/position.ts'
import type { Snapshot } from '../../game/snapshot.ts'

/**
 * Returns the space of the merchant in Europe or of the seat's piece on another map; NONE without
 * one.
 */
export function pieceSpace(
  shown: Pick<Snapshot, 'game' | 'state'>,
  seat: number,
  map: number,
): number {
  if (seat < 0) return NONE
  const { game, state } = shown
  const spaces = seatIn(shown, seat)
    .pieces.filter(({ piece }) => map !== MAIN_MAP || piece === 'merchant')
    .map(({ space }) => game.rules.names.space.indexOf(space))
  return spaces.find((space) => mapOfSpace(game.rules, state, space) === map) ?? NONE
}
