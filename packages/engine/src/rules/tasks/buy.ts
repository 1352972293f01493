/** task-1: 2 gold buy one food, wool, stone or iron, never gold itself. */
import { at } from '../../kernel/checked-index.ts'
import { first, pack } from '../../kernel/move.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { gain, GOLD } from '../ledger.ts'
import { BUY } from '../verbs.ts'

/** Price in units of gold, or of resources that count as gold. */
export const BUY_PRICE = 2

export const buyMoveRule: MoveRule = {
  clause: 'task-1',
  verb: BUY,
  during: [TASK],
  candidates(draft, frame, out) {
    if (draft.rules.hooks.goldToPay(draft, frame.seat) < BUY_PRICE) return
    for (let resource = 0; resource < draft.rules.names.resource.length; resource++)
      if (resource !== GOLD) out.push(pack(BUY, resource))
  },
  refuse(draft, frame, move) {
    if (first(move) === GOLD) return 'gold-not-bought'
    return draft.rules.hooks.goldToPay(draft, frame.seat) < BUY_PRICE ? 'gold-missing' : undefined
  },
  take(draft, frame, move) {
    draft.rules.hooks.payGold(draft, frame.seat, BUY_PRICE, 'task-1')
    gain(draft, frame.seat, first(move), 1, 'task-1')
  },
  facts(draft, frame, move) {
    const have = draft.rules.hooks.goldToPay(draft, frame.seat)
    return {
      resource: at(draft.rules.names.resource, first(move)),
      price: BUY_PRICE,
      have,
      short: Math.max(0, BUY_PRICE - have),
    }
  },
}
