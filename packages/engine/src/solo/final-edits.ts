/** The end of the game for the Cardinalbot. */
import { emit } from '../kernel/emit.ts'
import type { ScriptEdit } from '../kernel/extension-points.ts'
import { FOOD, gain, GOLD, has, pay, STONE } from '../rules/ledger.ts'
import { NONE } from '../state.ts'
import { begin, BOT_CONTRACTS } from './scripts.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'

/**
 * solo-end-1, solo-end-2: With unfulfilled contracts, all stone and food (reserved food, too) become gold
 * one for one. Then the bot tries to fulfil them, before its leftover resources are scored.
 */
export const finalEdits: readonly ScriptEdit[] = [
  {
    script: 'game',
    at: 'before',
    step: 'resources',
    steps: [
      {
        name: 'last contracts',
        clause: 'solo-end-1',
        run(draft) {
          const { waiting } = soloOf(draft)
          if (waiting.length === 0) return
          const [stone, food] = [has(draft, BOT, STONE), has(draft, BOT, FOOD)]
          if (draft.sink !== undefined)
            emit(draft, 'bot-converts', 'solo-end-2', BOT, NONE, { stone, food })
          pay(draft, BOT, STONE, stone, 'solo-end-2')
          pay(draft, BOT, FOOD, food, 'solo-end-2')
          gain(draft, BOT, GOLD, stone + food, 'solo-end-2')
          begin(draft, BOT_CONTRACTS, waiting.length)
        },
      },
    ],
  },
]
