/** Reach: how far a piece gets with its action points, and with gold beyond them. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { GOLD, has, pay } from '../rules/ledger.ts'
import { standsAt, walk } from '../rules/map.ts'
import { NONE } from '../state.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { BOT } from './seats.ts'

/** solo-reach-2: The length of the shortest way, road spaces counted; 0 for the piece's own space. */
const distanceTo = (draft: Draft, piece: number, space: number): number =>
  num(at(draft.rules.board.distance, standsAt(draft, BOT, piece)), space)

export const closer = (piece: number): TieBreaker => ({
  tieBreaker: 'closer',
  value: (draft, space) => -distanceTo(draft, piece, space),
})

/** solo-reach-1: Moves the piece to a space; each space beyond its reach costs 1 gold. */
export function travel(draft: Draft, piece: number, to: number, reach: number): void {
  if (to === standsAt(draft, BOT, piece)) return
  const spaces = distanceTo(draft, piece, to) - reach
  if (spaces > 0) payForSpaces(draft, spaces, false)
  walk(draft, BOT, piece, to, 'solo-reach-1')
}

/** solo-merch-1: Moves the piece to where it can build, for 1 gold a space and without action points. */
export function travelForGold(draft: Draft, piece: number, to: number): void {
  if (to === standsAt(draft, BOT, piece)) return
  payForSpaces(draft, distanceTo(draft, piece, to), true)
  walk(draft, BOT, piece, to, 'solo-merch-1')
}

/**
 * solo-reach-1: Pays 1 gold for each space; if there is too little gold the bot pays all of it and moves
 * nevertheless.
 */
export function payForSpaces(draft: Draft, spaces: number, forGold: boolean): void {
  const gold = Math.min(spaces, has(draft, BOT, GOLD))
  const clause = forGold ? 'solo-merch-1' : 'solo-reach-1'
  if (draft.sink !== undefined)
    emit(draft, 'bot-extends', clause, BOT, NONE, { spaces, gold, forGold })
  pay(draft, BOT, GOLD, gold, clause)
}

/**
 * The towns within reach of action points or, with `forGold`, of gold. If none is within reach, `within` is
 * false and `found` holds all towns, of which the closest comes first.
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

export function traceStay(draft: Draft, piece: number): void {
  if (draft.sink !== undefined)
    emit(draft, 'bot-stays', piece === 0 ? 'solo-merch-2' : 'solo-arch-2', BOT, NONE, {
      piece: at(draft.rules.names.piece, piece),
    })
}

export function traceReach(draft: Draft, piece: number, reach: number): void {
  if (draft.sink !== undefined)
    emit(draft, 'bot-reach', 'solo-reach-1', BOT, NONE, {
      piece: at(draft.rules.names.piece, piece),
      stands: at(draft.rules.names.space, standsAt(draft, BOT, piece)),
      reach,
    })
}
