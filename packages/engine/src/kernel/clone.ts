/** A copy that shares nothing, written by hand because search makes millions of them. */
import type { Frame, Pile, SeatState, State } from '../state.ts'

export function clone(state: State, cloneSlices: (state: State) => State['slices']): State {
  return {
    seats: state.seats.map(cloneSeat),
    order: state.order.slice(),
    round: state.round,
    turn: state.turn,
    wheel: state.wheel,
    actionAt: state.actionAt.slice(),
    bag: state.bag.slice(),
    dice: state.dice.slice(),
    wheelTiles: state.wheelTiles.slice(),
    kingTile: state.kingTile,
    mapTiles: state.mapTiles.slice(),
    contractOffer: state.contractOffer.slice(),
    characterOffer: state.characterOffer.slice(),
    bonusPile: clonePile(state.bonusPile),
    contractPile: clonePile(state.contractPile),
    characterPile: clonePile(state.characterPile),
    bonusGone: state.bonusGone.slice(),
    characterAside: state.characterAside.slice(),
    costs: state.costs.slice(),
    tilesTaken: state.tilesTaken.slice(),
    houses: state.houses.slice(),
    pillars: state.pillars.slice(),
    fairTowns: state.fairTowns.slice(),
    fairTiles: state.fairTiles.slice(),
    corruption: state.corruption.slice(),
    revealed: state.revealed.slice(),
    king: state.king.slice(),
    kingPoints: state.kingPoints.slice(),
    kingStack: state.kingStack.slice(),
    active: state.active,
    die: state.die,
    dieResource: state.dieResource,
    exchanged: state.exchanged,
    frames: state.frames.map(cloneFrame),
    slices: cloneSlices(state),
  }
}

function cloneSeat(seat: SeatState): SeatState {
  return {
    vp: seat.vp,
    resources: seat.resources.slice(),
    storehouse: seat.storehouse.slice(),
    inUse: seat.inUse,
    pieces: seat.pieces.slice(),
    housesInSupply: seat.housesInSupply,
    pillarsInSupply: seat.pillarsInSupply,
    rooms: seat.rooms.slice(),
    crests: seat.crests.slice(),
    contracts: seat.contracts.slice(),
    cathedrals: seat.cathedrals.slice(),
    contributed: seat.contributed,
    completed: seat.completed,
    markers: seat.markers.slice(),
    dice: seat.dice.slice(),
  }
}

export const clonePile = ({ unseen, bottom }: Pile): Pile => ({
  unseen: unseen.slice(),
  bottom: bottom.slice(),
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
