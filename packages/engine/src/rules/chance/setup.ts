/** The chance rules of the set-up. */
import { at } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack } from '../../kernel/move.ts'
import type { ChanceRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { COST_TILES, FAIR_TILES, FAIR_TOWNS, layNext } from './places.ts'
import { ALIGN, BEGINS, PUT_ACTION, PUT_COST, PUT_FAIR, PUT_TOWN } from '../verbs.ts'

/** setup-1: each numbered segment faces exactly one action; the alignment is random. */
export const alignWheel: ChanceRule = {
  name: 'wheel',
  verb: ALIGN,
  clause: 'setup-1',
  candidates({ rules }, _frame, out) {
    for (let value = 0; value < rules.names.value.length; value++) out.weigh(pack(ALIGN, value), 1)
  },
  take({ state }, frame, move) {
    frame.left--
    state.wheel = first(move) + 1
  },
}

/** setup-2: in the variant the action tiles are placed at random, position by position. */
export const placeAction: ChanceRule = {
  name: 'action',
  verb: PUT_ACTION,
  clause: 'setup-2',
  candidates({ rules, state }, frame, out) {
    const placed = state.actionAt.slice(0, state.actionAt.length - frame.left)
    for (const action of rules.wheelActions)
      if (!placed.includes(action)) out.weigh(pack(PUT_ACTION, action), 1)
  },
  take({ state }, frame, move) {
    state.actionAt[state.actionAt.length - frame.left] = first(move)
    frame.left--
  },
}

/**
 * setup-5: a cost tile lies under each cathedral; the closed cathedral gets no pillar and no
 * contribution.
 */
export const drawCost: ChanceRule = {
  name: 'cost',
  verb: PUT_COST,
  clause: 'setup-5',
  candidates({ rules, state }, _frame, out) {
    for (let cost = 0; cost < rules.content.costs.length; cost++)
      if (!state.costs.includes(cost)) out.weigh(pack(PUT_COST, cost), 1)
  },
  places: () => COST_TILES,
  take(draft, frame, move) {
    frame.left--
    const town = layNext(draft, COST_TILES, first(move))
    if (draft.sink !== undefined)
      emit(draft, 'cost', 'setup-5', undefined, NONE, {
        cost: at(draft.rules.costs, first(move)).id,
        town,
      })
  },
}

/** setup-7: three random town tiles give the towns of fairs 2 to 4. */
export const drawTown: ChanceRule = {
  name: 'town',
  verb: PUT_TOWN,
  clause: 'setup-7',
  candidates({ rules, state }, _frame, out) {
    for (const town of rules.fairTowns)
      if (!state.fairTowns.includes(town)) out.weigh(pack(PUT_TOWN, town), 1)
  },
  places: () => FAIR_TOWNS,
  take(draft, frame, move) {
    frame.left--
    layNext(draft, FAIR_TOWNS, first(move))
  },
}

/** setup-7: four random fair tiles give the scoring of the four fairs. */
export const drawFair: ChanceRule = {
  name: 'fair',
  verb: PUT_FAIR,
  clause: 'setup-7',
  candidates({ rules, state }, _frame, out) {
    for (let fair = 0; fair < rules.fairs.length; fair++)
      if (!state.fairTiles.includes(fair)) out.weigh(pack(PUT_FAIR, fair), 1)
  },
  places: () => FAIR_TILES,
  take(draft, frame, move) {
    frame.left--
    layNext(draft, FAIR_TILES, first(move))
  },
}

/** setup-9: the first player is random, the others follow in seating order. */
export const firstPlayer: ChanceRule = {
  name: 'first',
  verb: BEGINS,
  clause: 'setup-9',
  candidates({ rules }, _frame, out) {
    for (let seat = 0; seat < rules.seats; seat++) out.weigh(pack(BEGINS, seat), 1)
  },
  take({ state, rules }, frame, move) {
    frame.left--
    state.order = orderFrom(rules.seats, first(move))
  },
}

export const orderFrom = (seats: number, begins: number): number[] =>
  Array.from({ length: seats }, (_, place) => (begins + place) % seats)
