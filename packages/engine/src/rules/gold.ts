/** Paying gold, one unit at a time where a module lets other resources stand in. */
import type { Draft } from '../kernel/way.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { GOLD, pay } from './ledger.ts'

export function payGold(draft: Draft, seat: number, count: number, clause: ClauseId): void {
  pay(draft, seat, GOLD, count, clause)
}
