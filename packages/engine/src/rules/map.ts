/** Pieces, houses and pillars on the map. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { resolve } from '../kernel/programs.ts'
import { HOUSE_SPACE, source as sourceFrom } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { seatOf } from './ledger.ts'

export const standsAt = (draft: Draft, seat: number, piece: number): number =>
  num(seatOf(draft, seat).pieces, piece)

/** arch-1, merch-1: a piece moves to an adjacent space; road spaces count as spaces. */
export function refuseStep(
  draft: Draft,
  seat: number,
  piece: number,
  to: number,
): RuleReason | undefined {
  const from = standsAt(draft, seat, piece)
  if (from === to) return 'already-there'
  return num(at(draft.rules.board.distance, from), to) === 1 ? undefined : 'not-adjacent'
}

/** map-1: several players' pieces may share a space, and no piece blocks another. */
export function walk(
  draft: Draft,
  seat: number,
  piece: number,
  to: number,
  clause: ClauseId,
  source = NONE,
): void {
  const { pieces } = seatOf(draft, seat)
  const from = num(pieces, piece)
  pieces[piece] = to
  if (draft.sink !== undefined)
    emit(draft, 'walk', clause, seat, source, {
      piece: at(draft.rules.names.piece, piece),
      from: at(draft.rules.names.space, from),
      to: at(draft.rules.names.space, to),
    })
}

export function hasHouseIn(draft: Draft, seat: number, space: number): boolean {
  const spaces = at(draft.rules.board.houseSpacesOf, space)
  for (let index = 0; index < spaces.length; index++)
    if (draft.state.houses[num(spaces, index)] === seat) return true
  return false
}

/**
 * merch-2, map-4: a house needs an empty house space in a town without a house of the player, and a
 * house in supply.
 */
export function refuseHouse(
  draft: Draft,
  seat: number,
  houseSpace: number,
): RuleReason | undefined {
  if (seatOf(draft, seat).housesInSupply === 0) return 'no-house-in-supply'
  return refuseHouseSpace(draft, seat, houseSpace)
}

/**
 * merch-2: the house space must be empty, in a town without a house of the player. The supply is
 * not checked.
 */
export function refuseHouseSpace(
  draft: Draft,
  seat: number,
  houseSpace: number,
): RuleReason | undefined {
  if (num(draft.state.houses, houseSpace) !== NONE) return 'house-space-taken'
  const { space } = at(draft.rules.board.houseSpaces, houseSpace)
  return hasHouseIn(draft, seat, space) ? 'house-already' : undefined
}

/** task-9: a house placed by any means receives the printed bonus of its space. */
export function buildHouse(
  draft: Draft,
  seat: number,
  houseSpace: number,
  clause: ClauseId,
  source = NONE,
): void {
  placeHouse(draft, seat, houseSpace, clause, source)
  const program = draft.rules.hooks.houseProgram(draft, seat, houseSpace)
  if (program !== NONE) resolve(draft, seat, program, sourceFrom(HOUSE_SPACE, houseSpace))
}

export function placeHouse(
  draft: Draft,
  seat: number,
  houseSpace: number,
  clause: ClauseId,
  source = NONE,
): void {
  const { space } = at(draft.rules.board.houseSpaces, houseSpace)
  seatOf(draft, seat).housesInSupply--
  draft.state.houses[houseSpace] = seat
  if (draft.sink !== undefined)
    emit(draft, 'build', clause, seat, source, {
      what: 'house',
      town: at(draft.rules.names.space, space),
      space: at(draft.rules.names.houseSpace, houseSpace),
    })
}

export const closed = (draft: Draft, cathedral: number): boolean =>
  at(draft.rules.costs, num(draft.state.costs, cathedral)).closed

export const hasPillarAt = (draft: Draft, seat: number, cathedral: number): boolean =>
  (num(draft.state.pillars, cathedral) & (1 << seat)) !== 0

/**
 * arch-2, arch-4, map-4: a pillar needs an empty pillar space at a cathedral that can be built and
 * has no pillar of the player, and a pillar in supply.
 */
export function refusePillar(draft: Draft, seat: number, space: number): RuleReason | undefined {
  const refused = refusePillarSpace(draft, seat, space)
  if (refused !== undefined) return refused
  return seatOf(draft, seat).pillarsInSupply === 0 ? 'no-pillar-in-supply' : undefined
}

/**
 * arch-2, arch-4: the cathedral must be one that can be built, with an empty pillar space and
 * without a pillar of the player. The supply is not checked.
 */
export function refusePillarSpace(
  draft: Draft,
  seat: number,
  space: number,
): RuleReason | undefined {
  const cathedral = num(draft.rules.board.cathedralAt, space)
  if (cathedral === NONE) return 'no-cathedral'
  const missing = draft.rules.hooks.refuseCathedral(draft, cathedral)
  if (missing !== undefined) return missing
  if (hasPillarAt(draft, seat, cathedral)) return 'pillar-already'
  const spaces = at(draft.rules.board.cathedrals, cathedral).stack.length
  return bits(num(draft.state.pillars, cathedral)) < spaces ? undefined : 'pillar-spaces-full'
}

export function buildPillar(
  draft: Draft,
  seat: number,
  space: number,
  clause: ClauseId,
  source = NONE,
): void {
  const cathedral = num(draft.rules.board.cathedralAt, space)
  seatOf(draft, seat).pillarsInSupply--
  const { pillars } = draft.state
  pillars[cathedral] = num(pillars, cathedral) | (1 << seat)
  if (draft.sink !== undefined)
    emit(draft, 'build', clause, seat, source, {
      what: 'pillar',
      town: at(draft.rules.names.space, space),
    })
}

export function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
