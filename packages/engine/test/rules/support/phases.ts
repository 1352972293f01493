/** Positions at the end of a round. */
import type { Colour, Scenario } from '@tiletum/testkit'

/**
 * The given seat, last in turn order, takes the last turn of the round. The next phase begins by
 * itself.
 */
export function lastTurn(game: Scenario, colour: Colour): Scenario {
  return game.turnOfRound(3).turn(colour, 'die pink 4', 'end turn')
}
