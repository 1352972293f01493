/** task-7: a helper from the storehouse is used, then it leaves the game. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { HELPER, pop, push } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { resolve } from '../../kernel/programs.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import { seatOf } from '../ledger.ts'
import { leaveGame, slotOf, unstore } from '../storehouse.ts'
import { sortBit } from '../tables.ts'
import { USE } from '../verbs.ts'

export const helperMoveRule: MoveRule = {
  clause: 'task-7',
  verb: USE,
  during: [TASK],
  needs: sortBit('helper'),
  candidates(draft, frame, out) {
    const { storehouse } = seatOf(draft, frame.seat)
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (face === NONE || at(draft.rules.faces, face).sort !== 'helper') continue
      if (storehouse.indexOf(face) === slot) out.push(pack(USE, face))
    }
  },
  refuse(draft, frame, move) {
    const face = first(move)
    const { sort, program } = at(draft.rules.faces, face)
    if (sort !== 'helper') return 'not-a-helper'
    if (slotOf(draft, frame.seat, face) === NONE)
      return seatOf(draft, frame.seat).storehouse.includes(face)
        ? 'helper-in-use'
        : 'not-in-storehouse'
    const { conditions } = at(draft.rules.programs, program)
    for (let index = 0; index < conditions.length; index++) {
      const refused = at(conditions, index)(draft, frame)
      if (refused !== undefined) return refused
    }
    return undefined
  },
  take(draft, frame, move) {
    const { seat } = frame
    const face = first(move)
    const slot = slotOf(draft, seat, face)
    seatOf(draft, seat).inUse |= 1 << slot
    if (draft.sink !== undefined)
      emit(draft, 'use', 'task-7', seat, source(FACE, face), {
        tile: at(draft.rules.faces, face).id,
      })
    push(draft.state, HELPER, seat, slot, 0)
    resolve(draft, seat, at(draft.rules.faces, face).program, source(FACE, face))
  },
  facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
}

/** store-6: a helper's space is free when its ability is completely resolved. */
export function runHelper(draft: Draft, frame: Frame): boolean {
  pop(draft.state)
  discard(draft, frame.seat, frame.of)
  return true
}

export function discard(draft: Draft, seat: number, slot: number): void {
  leaveGame(draft, num(seatOf(draft, seat).storehouse, slot))
  unstore(draft, seat, slot)
}
