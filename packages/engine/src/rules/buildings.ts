/** The six buildings of a player's board: their characters and their completion. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { dieAction, pop } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { Frame } from '../state.ts'
import { NONE } from '../state.ts'
import { seatOf } from './ledger.ts'

/** The kind of character that lives in a building, or NONE. */
export function kindOf(draft: Draft, seat: number, building: number): number {
  const { rooms } = seatOf(draft, seat)
  const own = at(draft.rules.buildings, building).rooms
  for (let index = 0; index < own.length; index++) {
    const face = num(rooms, num(own, index))
    if (face !== NONE) return at(draft.rules.faces, face).kind
  }
  return NONE
}

/** The building in which a kind of character lives, or NONE. */
export function homeOf(draft: Draft, seat: number, kind: number): number {
  const { rooms } = seatOf(draft, seat)
  const { faces, roomBuilding } = draft.rules
  for (let room = 0; room < rooms.length; room++) {
    const face = num(rooms, room)
    if (face !== NONE && at(faces, face).kind === kind) return num(roomBuilding, room)
  }
  return NONE
}

/** The rooms of a building that hold a character, as bits by floor. */
export function charactersIn(draft: Draft, seat: number, building: number): number {
  const { rooms } = seatOf(draft, seat)
  const own = at(draft.rules.buildings, building).rooms
  let mask = 0
  for (let index = 0; index < own.length; index++)
    if (num(rooms, num(own, index)) !== NONE) mask |= 1 << index
  return mask
}

export function hasCharacters(draft: Draft, seat: number): boolean {
  const { rooms } = seatOf(draft, seat)
  for (let room = 0; room < rooms.length; room++) if (rooms[room] !== NONE) return true
  return false
}

/**
 * fair-5: a building counts as filled when each of its rooms holds a tile, so the sixth, printed as
 * occupied, never does.
 */
export function filled(draft: Draft, seat: number, building: number): boolean {
  const count = at(draft.rules.buildings, building).rooms.length
  return count > 0 && charactersIn(draft, seat, building) === (1 << count) - 1
}

/**
 * build-1: a building is completed when all its rooms are filled and a crest is placed, in either
 * order. Its marker strengthens the action of its characters at once (`build-2`); the rightmost
 * building gives no marker (`build-4`).
 */
export function runCompletion(draft: Draft, frame: Frame): boolean {
  const { seat, of: building } = frame
  pop(draft.state)
  const state = seatOf(draft, seat)
  if ((state.completed & (1 << building)) !== 0 || num(state.crests, building) === NONE) return true
  const rooms = at(draft.rules.buildings, building).rooms.length
  if (rooms > 0 && !filled(draft, seat, building)) return true
  state.completed |= 1 << building
  const action = kindOf(draft, seat, building)
  const points = action === NONE ? 0 : draft.rules.hooks.markerPoints(draft, seat, building)
  if (draft.sink !== undefined)
    emit(draft, 'complete', 'build-1', seat, NONE, {
      building: building + 1,
      points,
      ...(action === NONE ? {} : { action: at(draft.rules.names.action, action) }),
    })
  if (action !== NONE) strengthen(draft, seat, action, points)
  draft.rules.hooks.afterCompletion(draft, seat, building)
  return true
}

/**
 * build-2, build-5: the points of a new marker also count for the die's action under way, even when
 * that is interrupted.
 */
export function strengthen(draft: Draft, seat: number, action: number, points: number): void {
  const { markers } = seatOf(draft, seat)
  markers[action] = num(markers, action) + points
  const under = dieAction(draft.state)
  if (under !== undefined && under.seat === seat && under.of === action) under.left += points
}
