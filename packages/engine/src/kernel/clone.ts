/** Deep copy of a state, written field by field because search makes millions of copies. */
import type { Frame, GameState, Pile, SeatState, StateFields } from '../state.ts'

export function clone(
  state: GameState,
  cloneSlices: (state: GameState) => GameState['slices'],
): GameState {
  const copy: StateFields = {
    seats: state.seats.map(cloneSeat),
    order: copied(state.order),
    round: state.round,
    turn: state.turn,
    wheel: state.wheel,
    actionAt: copied(state.actionAt),
    bag: copied(state.bag),
    dice: copied(state.dice),
    wheelTiles: copied(state.wheelTiles),
    kingTile: state.kingTile,
    mapTiles: copied(state.mapTiles),
    contractOffer: copied(state.contractOffer),
    characterOffer: copied(state.characterOffer),
    bonusPile: clonePile(state.bonusPile),
    contractPile: clonePile(state.contractPile),
    characterPile: clonePile(state.characterPile),
    bonusGone: copied(state.bonusGone),
    characterAside: copied(state.characterAside),
    costs: copied(state.costs),
    tilesTaken: copied(state.tilesTaken),
    houses: copied(state.houses),
    pillars: copied(state.pillars),
    fairTowns: copied(state.fairTowns),
    fairTiles: copied(state.fairTiles),
    corruption: copied(state.corruption),
    revealed: copied(state.revealed),
    king: copied(state.king),
    kingPoints: copied(state.kingPoints),
    kingStack: copied(state.kingStack),
    active: state.active,
    die: state.die,
    dieResource: state.dieResource,
    pointsWaiting: state.pointsWaiting,
    exchanged: state.exchanged,
    frames: state.frames.map(cloneFrame),
    slices: cloneSlices(state),
  }
  return copy as GameState
}

function cloneSeat(seat: SeatState): SeatState {
  return {
    vp: seat.vp,
    resources: copied(seat.resources),
    storehouse: copied(seat.storehouse),
    inUse: seat.inUse,
    pieces: copied(seat.pieces),
    housesInSupply: seat.housesInSupply,
    pillarsInSupply: seat.pillarsInSupply,
    rooms: copied(seat.rooms),
    crests: copied(seat.crests),
    contracts: copied(seat.contracts),
    cathedrals: copied(seat.cathedrals),
    contributed: seat.contributed,
    completed: seat.completed,
    markers: copied(seat.markers),
    dice: copied(seat.dice),
  }
}

export const clonePile = ({ unseen, bottom }: Pile): Pile => ({
  unseen: copied(unseen),
  bottom: copied(bottom),
})

function cloneFrame(frame: Frame): Frame {
  return {
    kind: frame.kind,
    seat: frame.seat,
    of: frame.of,
    left: frame.left,
    flag: frame.flag,
    source: frame.source,
  }
}

/** Many lists are empty, and creating an empty list is faster than copying one. */
function copied(list: number[]): number[] {
  return list.length === 0 ? [] : list.slice()
}
