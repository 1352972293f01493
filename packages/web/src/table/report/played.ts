/** The facts of a finished game that its report needs. */
import { scores } from '@tiletum/engine'
import { tableIn } from '../../game/position.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Snapshot } from '../../game/snapshot.ts'

export function playedGame(snapshot: Snapshot, say: GameText) {
  const { game, state, opening, moments } = snapshot
  const start = scores(opening.state)
  return {
    rules: game.rules,
    seats: start.map((_, seat) => say.seat(seat)),
    events: [opening, ...moments].flatMap(({ events }) => events),
    start,
    fairTowns: tableIn(snapshot).fairs.map(({ town }) => town),
    ranking: game.standings(state),
  }
}
