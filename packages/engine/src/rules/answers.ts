/** The base game's answers to its own questions. */
import { at, num } from '../kernel/at.ts'
import { stepsBetween } from './dice.ts'
import { GOLD, has, seatOf } from './ledger.ts'
import { count, takesPart } from './phases/fair.ts'
import { offerKingTile } from './phases/king.ts'
import type { Questions } from './questions.ts'
import { TURN } from './scripts.ts'

const GOLD_A_STEP = 2

export const baseAnswers: Questions = {
  actionPoints: (draft, seat, action, value) =>
    7 - value + num(seatOf(draft, seat).markers, action),
  crestFood: (draft, _seat, building) => at(draft.rules.buildings, building).crestFood,
  dieChange: (_draft, _seat, from, to) => GOLD_A_STEP * stepsBetween(from, to),
  goldToPay: (draft, seat) => has(draft, seat, GOLD),
  contributionStone: (draft, _seat, cathedral) =>
    at(draft.rules.costs, num(draft.state.costs, cathedral)).stone,
  count,
  takesPart,
  turnScript: () => TURN,
  ranksBefore: () => false,
  kingReset: (draft) => draft.rules.kingZero,
  winsTie: () => false,
  kingTile: offerKingTile,
}
