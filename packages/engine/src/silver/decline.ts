/** Moves that decline what the expansion offers. */
import { pop } from '../kernel/frames.ts'
import { pack } from '../kernel/move.ts'
import type { MoveRule } from '../kernel/extension-points.ts'
import { DONE } from '../rules/verbs.ts'
import { DIE_SILVER } from './numbering.ts'

export const silverFinishMoveRules: readonly MoveRule[] = [
  {
    clause: 'ag-tech-die',
    verb: DONE,
    during: [DIE_SILVER],
    candidates(_draft, _frame, out) {
      out.push(pack(DONE))
    },
    refuse: () => undefined,
    take(draft) {
      pop(draft.state)
    },
  },
]
