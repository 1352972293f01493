/** A position for programs: what everybody has, by the words of the notation. */
import { NONE } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import type { Table } from '@tiletum/text'

export function positionData(game: Game, { rules, seats }: Table, state: State): object {
  const { names } = rules
  const faces = (list: readonly number[]): readonly string[] =>
    list.flatMap((face) => (face === NONE ? [] : (names.face[face] ?? [])))
  const awaiting = game.awaiting(state)
  return {
    round: state.round,
    turn: state.turn,
    awaiting: awaiting.who === 'seat' ? { ...awaiting, seat: awaiting.seat + 1 } : awaiting,
    order: state.order.map((seat) => seat + 1),
    seats: state.seats.map((own, seat) => ({
      name: seats[seat],
      vp: own.vp,
      king: rules.kingSpaces[state.king[seat] ?? 0],
      resources: Object.fromEntries(names.resource.map((name, at) => [name, own.resources[at]])),
      storehouse: faces(own.storehouse),
      pieces: Object.fromEntries(
        own.pieces.flatMap((space, at) => {
          const piece = names.piece[at]
          return piece === undefined || space === NONE ? [] : [[piece, names.space[space]]]
        }),
      ),
      housesInSupply: own.housesInSupply,
      pillarsInSupply: own.pillarsInSupply,
      contracts: faces(own.contracts),
      characters: faces(own.rooms),
      crests: faces(own.crests),
    })),
    standings:
      awaiting.who === 'nobody' ? game.standings(state).map((seat) => seat + 1) : undefined,
    state: game.hash(state),
  }
}
