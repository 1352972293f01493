/** The fair phase: every seat that takes part scores what the fair counts. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { ScoreSource } from '../../kernel/events.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import type { Countable } from '../../vocabulary/tiles.ts'
import { charactersIn, filled } from '../buildings.ts'
import { score, seatOf } from '../ledger.ts'
import { bits, hasHouseIn, hasPillarAt, standsAt } from '../map.ts'
import { MERCHANT_PIECE } from '../indices.ts'

const FAIRS: readonly ScoreSource[] = ['fair-1', 'fair-2', 'fair-3', 'fair-4']

export const fairScript: readonly ScriptStep[] = [
  {
    name: 'score',
    clause: 'fair-2',
    run(draft) {
      const { state, rules } = draft
      const fair = state.round - 1
      for (const seat of state.order) {
        if (!rules.hooks.takesPart(draft, seat, num(state.fairTowns, fair))) continue
        const points = fairPoints(draft, seat, fair)
        if (draft.sink !== undefined)
          emit(draft, 'fair', 'fair-2', seat, NONE, {
            fair: fair + 1,
            points,
            ...fairParts(draft, seat, fair),
          })
        score(draft, seat, points, at(FAIRS, fair), 'fair-2')
      }
    },
  },
]

/**
 * fair-2, fair-4: the points of board and tile together, times how often the condition is met. The
 * king tile gives them once, plus the points of the seat's king space.
 */
export function fairPoints(draft: Draft, seat: number, fair: number): number {
  const { vp, times, king } = fairParts(draft, seat, fair)
  return vp * (times ?? 1) + (king ?? 0)
}

/** The parts of the points: `times` for a condition, `king` for the king tile. */
function fairParts(
  draft: Draft,
  seat: number,
  fair: number,
): { readonly vp: number; readonly times?: number; readonly king?: number } {
  const { state, rules } = draft
  const { tile, counts, king } = at(rules.fairs, num(state.fairTiles, fair))
  const vp = num(rules.content.fairs.board, fair) + tile.vp
  if (king) return { vp, king: num(state.kingPoints, seat) }
  return { vp, times: Math.min(...counts.map((what) => rules.hooks.count(draft, seat, what))) }
}

/** fair-1: a seat with a house in the town, or with its merchant there, takes part. */
export const takesPart = (draft: Draft, seat: number, town: number): boolean =>
  standsAt(draft, seat, MERCHANT_PIECE) === town || hasHouseIn(draft, seat, town)

export function housesOnMap(draft: Draft, seat: number): number {
  let houses = 0
  for (const owner of draft.state.houses) if (owner === seat) houses++
  return houses
}

export function pillarsOnMap(draft: Draft, seat: number): number {
  let pillars = 0
  for (let cathedral = 0; cathedral < draft.state.pillars.length; cathedral++)
    if (hasPillarAt(draft, seat, cathedral)) pillars++
  return pillars
}

/** fair-3, fair-5, fair-6, fair-7: returns how many of the counted things a seat has. */
export function count(draft: Draft, seat: number, what: Countable): number {
  const state = seatOf(draft, seat)
  switch (what) {
    case 'house':
      return housesOnMap(draft, seat)
    case 'pillar':
      return pillarsOnMap(draft, seat)
    case 'contract':
      return state.contracts.length
    case 'crest':
      return state.crests.filter((crest) => crest !== NONE).length
    case 'cathedral':
      return state.cathedrals.length
    case 'upper-character':
      return draft.rules.buildings.reduce(
        (upper, _, building) => upper + bits(charactersIn(draft, seat, building) >> 1),
        0,
      )
    case 'filled-building':
      return draft.rules.buildings.filter((_, building) => filled(draft, seat, building)).length
    default:
      return 0
  }
}
