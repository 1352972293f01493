/** A finished game as its chronicle is told from it. */
import type { Snapshot } from '../../game/snapshot.ts'
import type { Say } from '../../game/say.ts'

export function playedGame({ game, state, opening, moments }: Snapshot, say: Say) {
  const { rules } = game
  return {
    rules,
    seats: state.seats.map((_, seat) => say.seat(seat)),
    events: [opening, ...moments].flatMap(({ events }) => events),
    start: opening.state.seats.map(({ vp }) => vp),
    fairTowns: state.fairTowns.map((space) => rules.names.space[space] ?? ''),
    ranking: game.standings(state),
  }
}
