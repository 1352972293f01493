/** Reach: as far as the points of the resolution, and beyond for gold. */
import { at, num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/way.ts'
import { GOLD, has, pay } from '../rules/ledger.ts'
import { standsAt, walk } from '../rules/map.ts'
import { NONE } from '../state.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { BOT } from './seat.ts'

/** solo-reach-2: shortest ways, road spaces counted; the own space is at 0. */
const distanceTo = (draft: Draft, piece: number, space: number): number =>
  num(at(draft.rules.board.distance, standsAt(draft, BOT, piece)), space)

export const closer = (piece: number): TieBreaker => ({
  tieBreaker: 'closer',
  value: (draft, space) => -distanceTo(draft, piece, space),
})

/** solo-reach-1: beyond its reach a space costs 1 gold. */
export function travel(draft: Draft, piece: number, to: number, reach: number): void {
  if (to === standsAt(draft, BOT, piece)) return
  const spaces = distanceTo(draft, piece, to) - reach
  if (spaces > 0) payForSpaces(draft, spaces, false)
  walk(draft, BOT, piece, to, 'solo-reach-1')
}

/** solo-merch-1: the way to where it can build costs 1 gold a space, without any points. */
export function travelForGold(draft: Draft, piece: number, to: number): void {
  if (to === standsAt(draft, BOT, piece)) return
  payForSpaces(draft, distanceTo(draft, piece, to), true)
  walk(draft, BOT, piece, to, 'solo-merch-1')
}

/** solo-reach-1: all its gold if short, and it still goes. */
export function payForSpaces(draft: Draft, spaces: number, forGold: boolean): void {
  const gold = Math.min(spaces, has(draft, BOT, GOLD))
  const clause = forGold ? 'solo-merch-1' : 'solo-reach-1'
  if (draft.sink !== undefined)
    emit(draft, 'bot-extends', clause, BOT, NONE, { spaces, gold, forGold })
  pay(draft, BOT, GOLD, gold, clause)
}

/**
 * Those within reach, of its points or of its gold; if there are none, all of them, of which the closest
 * will count first.
 */
export function withinReach(
  draft: Draft,
  piece: number,
  towns: readonly number[],
  reach: number,
  what: 'cathedral' | 'town',
  forGold = false,
): { readonly within: boolean; readonly found: number[] } {
  const near = towns.filter((space) => distanceTo(draft, piece, space) <= reach)
  const within = near.length > 0
  const found = within ? near : towns.slice()
  if (draft.sink !== undefined && found.length > 0)
    emit(draft, 'bot-targets', forGold ? 'solo-merch-1' : 'solo-reach-1', BOT, NONE, {
      what,
      within,
      reach,
      forGold,
      towns: found.map((space) => ({
        town: at(draft.rules.names.space, space),
        distance: distanceTo(draft, piece, space),
      })),
    })
  return { within, found }
}

export function tellStay(draft: Draft, piece: number): void {
  if (draft.sink !== undefined)
    emit(draft, 'bot-stays', piece === 0 ? 'solo-merch-2' : 'solo-arch-2', BOT, NONE, {
      piece: at(draft.rules.names.piece, piece),
    })
}

export function tellReach(draft: Draft, piece: number, reach: number): void {
  if (draft.sink !== undefined)
    emit(draft, 'bot-reach', 'solo-reach-1', BOT, NONE, {
      piece: at(draft.rules.names.piece, piece),
      stands: at(draft.rules.names.space, standsAt(draft, BOT, piece)),
      reach,
    })
}
