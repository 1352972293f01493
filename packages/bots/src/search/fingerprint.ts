import type { GameState, SeatState } from '@tiletum/engine/state'
/**
 * Fingerprints of positions, so that different orders of the same moves lead to the same node. The order of
 * tiles in the storehouse and of fulfilled contracts does not count.
 */

const START = 0x9e3779b9

/** Two 32-bit hashes make a collision within one search practically impossible. */
export interface Fingerprint {
  high: number
  low: number
}

export const fingerprint = (): Fingerprint => ({ high: 0, low: 0 })

/**
 * Computes the fingerprint of a position in a seat's turn. Of the other seats only their points count,
 * because nothing else of theirs changes during the turn, except in the scoring at the end of a round.
 */
export function fingerprintSeat(state: GameState, seat: number, into: Fingerprint): void {
  high = START
  low = 0
  for (let at = 0; at < state.seats.length; at++) {
    if (at === seat) mixSeat(state.seats[at])
    else mix(state.seats[at]?.vp ?? 0)
  }
  mix(state.round * 4 + state.turn)
  mixAll(state.dice)
  mixAll(state.wheelTiles)
  mix(state.kingTile)
  mixAll(state.mapTiles)
  mixAll(state.contractOffer)
  mixUnordered(state.characterOffer)
  mixAll(state.characterPile.unseen)
  mix(state.die)
  mix(state.pointsWaiting)
  mix(state.dieResource)
  mix(state.exchanged)
  mixShared(state)
  into.high = high
  into.low = low
}

/**
 * Computes the fingerprint of all that the opponents' expected points depend on: everything but the seat
 * and the offers.
 */
export function fingerprintOthers(
  state: GameState,
  seat: number,
  hasWheel: boolean,
  into: Fingerprint,
): void {
  high = START
  low = seat
  for (let at = 0; at < state.seats.length; at++) if (at !== seat) mixSeat(state.seats[at])
  mix(state.round)
  mixAll(state.corruption)
  if (hasWheel) {
    mixAll(state.dice)
    mixAll(state.wheelTiles)
  }
  mixShared(state)
  into.high = high
  into.low = low
}

function mixSeat(seat: SeatState | undefined): void {
  if (seat === undefined) return
  mix(seat.vp)
  mixAll(seat.resources)
  if (seat.inUse === 0) mixUnordered(seat.storehouse)
  else {
    mix(seat.inUse)
    mixAll(seat.storehouse)
  }
  mixAll(seat.pieces)
  mix(seat.housesInSupply)
  mix(seat.pillarsInSupply)
  mixAll(seat.rooms)
  mixAll(seat.crests)
  mixUnordered(seat.contracts)
  mix(seat.contributed)
  mix(seat.completed)
  mixAll(seat.markers)
  mix(seat.dice.length)
}

/** Mixes in the shared parts: map, king track, phase, and the state of modules. */
function mixShared(state: GameState): void {
  mixAll(state.order)
  mixAll(state.tilesTaken)
  mixAll(state.houses)
  mixAll(state.pillars)
  mixAll(state.king)
  mixAll(state.kingStack)
  mix(state.revealed.length)
  for (let at = 0; at < state.frames.length; at++) {
    const frame = state.frames[at]
    if (frame === undefined) continue
    mix(frame.kind * 64 + frame.seat)
    mix(frame.of)
    mix(frame.left)
    mix(frame.flag)
  }
  mixSlices(state.slices)
}

let high = START
let low = 0

function mix(value: number): void {
  high = Math.imul(high ^ value, 0x85ebca6b)
  high ^= high >>> 15
  low = Math.imul(low ^ (value + 0x165667b1), 0xc2b2ae35)
  low ^= low >>> 13
}

function mixAll(values: readonly number[]): void {
  for (let at = 0; at < values.length; at++) mix(values[at] as number)
}

function mixUnordered(values: readonly number[]): void {
  let sum = 0
  for (let at = 0; at < values.length; at++) {
    const value = Math.imul((values[at] as number) + 2, 0x9e3779b1)
    sum = (sum + Math.imul(value ^ (value >>> 15), 0x85ebca77)) | 0
  }
  mix(sum)
}

/** The state of a module is plain data: numbers, lists of numbers, piles. */
function mixSlices(slices: object): void {
  for (const key in slices) {
    const value = (slices as Record<string, unknown>)[key]
    if (typeof value === 'number') mix(value)
    else if (Array.isArray(value)) mixAll(value as number[])
    else if (typeof value === 'object' && value !== null) mixSlices(value)
  }
}
