/** task-4, task-5: a crest from the storehouse is placed under any building that has none. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { COMPLETION, push } from '../../kernel/frames.ts'
import { first, pack, second } from '../../kernel/move.ts'
import { resolve } from '../../kernel/programs.ts'
import { CREST_SPACE, source } from '../../kernel/effect-sources.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { FOOD, has, pay, seatOf } from '../ledger.ts'
import { unstore } from '../storehouse.ts'
import { sortBit } from '../tables.ts'
import { PLACE_CREST } from '../verbs.ts'

export const crestMoveRule: MoveRule = {
  clause: 'task-4',
  verb: PLACE_CREST,
  during: [TASK],
  needs: sortBit('crest'),
  candidates(draft, frame, out) {
    const { storehouse, crests } = seatOf(draft, frame.seat)
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (face === NONE) continue
      const { crest } = at(draft.rules.faces, face)
      if (crest === NONE) continue
      for (let building = 0; building < crests.length; building++)
        out.push(pack(PLACE_CREST, crest, building))
    }
  },
  refuse(draft, frame, move) {
    const crest = first(move)
    const building = second(move)
    // The taken space comes first, because no crest would change it.
    if (num(seatOf(draft, frame.seat).crests, building) !== NONE) return 'crest-space-taken'
    if (crestSlot(draft, frame.seat, crest) === NONE) return 'crest-not-held'
    const food = draft.rules.hooks.crestFood(draft, frame.seat, building)
    return has(draft, frame.seat, FOOD) < food ? 'food-missing' : undefined
  },
  take(draft, frame, move) {
    const { seat } = frame
    const crest = first(move)
    const building = second(move)
    const from = source(CREST_SPACE, building)
    pay(draft, seat, FOOD, draft.rules.hooks.crestFood(draft, seat, building), 'task-4', from)
    unstore(draft, seat, crestSlot(draft, seat, crest))
    seatOf(draft, seat).crests[building] = crest
    if (draft.sink !== undefined)
      emit(draft, 'crest', 'task-4', seat, from, {
        crest: at(draft.rules.names.crest, crest),
        building: building + 1,
      })
    push(draft.state, COMPLETION, seat, building, 0)
    resolve(draft, seat, at(draft.rules.buildings, building).crestProgram, from)
  },
  facts(draft, frame, move) {
    const food = draft.rules.hooks.crestFood(draft, frame.seat, second(move))
    const have = has(draft, frame.seat, FOOD)
    return {
      crest: at(draft.rules.names.crest, first(move)),
      building: second(move) + 1,
      price: food,
      have,
      short: Math.max(0, food - have),
    }
  },
}

function crestSlot(draft: Draft, seat: number, crest: number): number {
  const { storehouse } = seatOf(draft, seat)
  for (let slot = 0; slot < storehouse.length; slot++) {
    const face = num(storehouse, slot)
    if (face !== NONE && at(draft.rules.faces, face).crest === crest) return slot
  }
  return NONE
}
