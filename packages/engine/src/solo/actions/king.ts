/** The Cardinalbot's king action. */
import type { ScriptStep } from '../../kernel/extension-points.ts'
import { climb } from '../../rules/king-track.ts'
import { BOT } from '../seats.ts'

export const kingScript: readonly ScriptStep[] = [
  {
    name: 'up the king track',
    clause: 'solo-king-1',
    run(draft, frame) {
      climb(draft, BOT, frame.flag, 'solo-king-1')
    },
  },
]
