/** The king action: up the king track. */
import { pack } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { climb, isAtTop } from '../king-track.ts'
import { CLIMB } from '../verbs.ts'
import { KING } from '../indices.ts'

/**
 * kingact-1: each action point moves the marker one space up; below the top no point may be left
 * (`kingact-2`).
 */
export const kingMoveRules: readonly MoveRule[] = [
  {
    clause: 'kingact-1',
    verb: CLIMB,
    during: [SPEND_DECISIONS + KING],
    candidates(_draft, _frame, out) {
      out.push(pack(CLIMB))
    },
    refuse(draft, frame) {
      if (frame.left < 1) return 'too-few-points'
      return isAtTop(draft, frame.seat) ? 'top-of-the-track' : undefined
    },
    take(draft, frame) {
      frame.left--
      climb(draft, frame.seat, 1, 'kingact-1', frame.source)
    },
    facts: (_draft, frame) => ({ points: frame.left, price: 1 }),
  },
]
