/** The hooks as the base game defines them. */
import { at, num } from '../kernel/checked-index.ts'
import { actionFacing, stepsBetween, valueOf } from './dice.ts'
import { mayBuild } from './effects/build.ts'
import { GOLD, has, pay, seatOf, STONE } from './ledger.ts'
import { closed, standsAt } from './map.ts'
import { count, takesPart } from './phases/fair.ts'
import { offerKingTile } from './phases/king.ts'
import type { RuleHooks } from './hooks.ts'
import { TURN } from './script-numbers.ts'
import { recolouringPoints } from './turn/die.ts'
import { NONE } from '../state.ts'

const GOLD_A_STEP = 2

export const baseHooks: RuleHooks = {
  prerequisites: () => 0,
  actionPoints: (draft, seat, action, value) =>
    7 -
    value +
    draft.rules.hooks.actionBonus(draft, seat, action) +
    recolouringPoints(draft, seat) +
    draft.state.pointsWaiting,
  actionBonus: (draft, seat, action) => num(seatOf(draft, seat).markers, action),
  beginAction: () => undefined,
  dieTaken: () => undefined,
  dieAction: (draft) => actionFacing(draft, valueOf(draft.state.die)),
  otherAction: () => NONE,
  dieYield: (draft) => valueOf(draft.state.die),
  crestFood: (draft, _seat, building) => at(draft.rules.buildings, building).crestFood,
  dieChange: (_draft, _seat, from, to) => GOLD_A_STEP * stepsBetween(from, to),
  goldToPay: (draft, seat) => has(draft, seat, GOLD),
  payGold(draft, seat, count, clause) {
    pay(draft, seat, GOLD, count, clause)
  },
  refuseCathedral: (draft, cathedral) =>
    closed(draft, cathedral) ? 'cathedral-closed' : undefined,
  contributionStone: (draft, _seat, cathedral) =>
    at(draft.rules.costs, num(draft.state.costs, cathedral)).stone,
  refuseContribution(draft, seat, cathedral) {
    const stone = draft.rules.hooks.contributionStone(draft, seat, cathedral)
    return has(draft, seat, STONE) < stone ? 'stone-missing' : undefined
  },
  payContribution(draft, seat, cathedral) {
    const stone = draft.rules.hooks.contributionStone(draft, seat, cathedral)
    pay(draft, seat, STONE, stone, 'task-6')
  },
  contributionFacts(draft, seat, cathedral) {
    const price = draft.rules.hooks.contributionStone(draft, seat, cathedral)
    const have = has(draft, seat, STONE)
    return { price, have, short: Math.max(0, price - have) }
  },
  afterContribution: () => undefined,
  refusePlainDemand: () => undefined,
  canPay(draft, seat, demand) {
    const { resources } = seatOf(draft, seat)
    for (let resource = 0; resource < demand.length; resource++)
      if (num(resources, resource) < num(demand, resource)) return false
    return true
  },
  missing: (draft, seat, demand) =>
    demand.map((asked, resource) => Math.max(0, asked - has(draft, seat, resource))),
  payDemand(draft, seat, demand, source) {
    for (let resource = 0; resource < demand.length; resource++)
      pay(draft, seat, resource, num(demand, resource), 'task-2', source)
  },
  houseProgram: (draft, _seat, houseSpace) => at(draft.rules.board.houseSpaces, houseSpace).program,
  sites: (draft, seat, piece) => [standsAt(draft, seat, piece)],
  mayBuild,
  elsewhere: () => 'piece-elsewhere',
  markerPoints: (draft, _seat, building) => at(draft.rules.buildings, building).rooms.length,
  afterCompletion: () => undefined,
  exchangeUnits: (draft) => (draft.state.exchanged === 0 ? 1 : 0),
  count,
  takesPart,
  turnScript: () => TURN,
  ranksBefore: () => false,
  kingReset: (draft) => ({ space: draft.rules.kingZero, clause: 'king-6' }),
  winsTie: () => false,
  kingTile: offerKingTile,
}
