/**
 * Prospectors, at most one on each underground map and never elsewhere (`ag-under-6`), and the tablets they
 * pass.
 */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Facts } from '../kernel/facts.ts'
import { resolve } from '../kernel/programs.ts'
import { source as sourceFrom } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { TABLET_SOURCE } from './numbering.ts'
import { MAPS, sideOf, silverOf, silverRules } from './slice.ts'

export const prospectorOn = (draft: Draft, seat: number, map: number): number =>
  num(silverOf(draft).prospectors, seat * MAPS + map)

/** The spaces where a seat's prospectors stand. */
export function prospectorSpaces(draft: Draft, seat: number): number[] {
  const spaces: number[] = []
  for (let map = 0; map < MAPS; map++) {
    const space = prospectorOn(draft, seat, map)
    if (space !== NONE) spaces.push(space)
  }
  return spaces
}

/** The map that this space is part of; NONE for spaces of the main map and of sides not in play. */
export function mapOf(draft: Draft, space: number): number {
  const side = num(silverRules(draft).sideOfSpace, space)
  return side === NONE ? NONE : silverOf(draft).sides.indexOf(side)
}

const standsOn = (draft: Draft, seat: number, space: number): boolean => {
  const map = mapOf(draft, space)
  return map !== NONE && prospectorOn(draft, seat, map) === space
}

/** ag-under-1: A prospector enters on the start space of a map where the player has none. */
export function enter(draft: Draft, seat: number, map: number, clause: ClauseId): void {
  const { start } = sideOf(draft, map)
  silverOf(draft).prospectors[seat * MAPS + map] = start
  if (draft.sink !== undefined)
    emit(draft, 'enter', clause, seat, NONE, {
      map: map + 1,
      town: at(draft.rules.names.space, start),
    })
}

/** ag-pros-1: A step moves the prospector of that map to a neighbouring space. */
export function refuseProspectorStep(
  draft: Draft,
  seat: number,
  to: number,
): RuleReason | undefined {
  const refused = refuseMap(draft, seat, to)
  if (refused !== undefined) return refused
  const from = prospectorOn(draft, seat, mapOf(draft, to))
  if (from === to) return 'already-there'
  return num(at(draft.rules.board.distance, from), to) === 1 ? undefined : 'not-adjacent'
}

/** The facts of a step: where the prospector goes, and where it stands. */
export function stepFacts(draft: Draft, seat: number, to: number): Facts {
  const map = mapOf(draft, to)
  const from = map === NONE ? NONE : prospectorOn(draft, seat, map)
  const { space } = draft.rules.names
  const step = { piece: 'prospector', town: at(space, to) } as const
  return from === NONE ? step : { ...step, stands: at(space, from) }
}

/** Refuses a space whose map has no prospector of the player's. */
export function refuseMap(draft: Draft, seat: number, space: number): RuleReason | undefined {
  const map = mapOf(draft, space)
  if (map === NONE) return 'not-this-side'
  return prospectorOn(draft, seat, map) === NONE ? 'no-prospector-below' : undefined
}

/** Refuses a space where no prospector of the player's stands. */
export function refusePlace(draft: Draft, seat: number, space: number): RuleReason | undefined {
  if (mapOf(draft, space) === NONE) return 'not-this-side'
  return standsOn(draft, seat, space) ? undefined : 'no-prospector-here'
}

/** ag-under-3, ag-under-7: A prospector that passes a tablet without an X resolves it at once. */
export function walkProspector(
  draft: Draft,
  seat: number,
  to: number,
  clause: ClauseId,
  source = NONE,
): void {
  const tablet = moveProspector(draft, seat, to, clause, source)
  if (tablet === NONE) return
  const { program } = at(silverRules(draft).tablets, tablet)
  resolve(draft, seat, program, sourceFrom(TABLET_SOURCE, tablet))
}

/** Moves a prospector one step. Returns the tablet that it covers, or NONE. */
export function moveProspector(
  draft: Draft,
  seat: number,
  to: number,
  clause: ClauseId,
  source = NONE,
): number {
  const map = mapOf(draft, to)
  const from = prospectorOn(draft, seat, map)
  silverOf(draft).prospectors[seat * MAPS + map] = to
  if (draft.sink !== undefined)
    emit(draft, 'walk', clause, seat, source, {
      piece: 'prospector',
      from: at(draft.rules.names.space, from),
      to: at(draft.rules.names.space, to),
    })
  return coverTablet(draft, seat, from, to)
}

/** ag-under-7: A tablet is covered as soon as it is triggered. */
function coverTablet(draft: Draft, seat: number, from: number, to: number): number {
  const tablet = openTablet(draft, from, to)
  if (tablet === NONE) return NONE
  silverOf(draft).covered[tablet] = 1
  if (draft.sink !== undefined)
    emit(draft, 'tablet', 'ag-under-3', seat, NONE, {
      tablet: at(silverRules(draft).tablets, tablet).id,
    })
  return tablet
}

/** The tablet without an X between two neighbouring spaces, or NONE. */
export function openTablet(draft: Draft, from: number, to: number): number {
  const { tablets } = silverRules(draft)
  const { covered } = silverOf(draft)
  for (let tablet = 0; tablet < tablets.length; tablet++) {
    if (num(covered, tablet) !== 0) continue
    const [a, b] = at(tablets, tablet).between
    if ((a === from && b === to) || (a === to && b === from)) return tablet
  }
  return NONE
}

/** Proposes every step of every prospector. */
export function forEachStep(draft: Draft, seat: number, propose: (to: number) => void): void {
  for (let map = 0; map < MAPS; map++) {
    const from = prospectorOn(draft, seat, map)
    if (from === NONE) continue
    const near = at(draft.rules.board.neighbours, from)
    for (let index = 0; index < near.length; index++) propose(num(near, index))
  }
}
