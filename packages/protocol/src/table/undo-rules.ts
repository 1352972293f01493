/**
 * How far a seat may take back its moves by itself. The engine limits it further: to the seat's own
 * moves since the last answer of chance, unless the table has free undo.
 */
import { LIMITS } from '../limits.ts'
import { refuse } from './ruling.ts'
import type { TableRefusal } from './ruling.ts'
import type { Table } from './table-state.ts'

/** True where nobody plays against anybody: everything may be taken back there. */
export const hasFreeUndo = ({ terms }: Pick<Table, 'terms'>): boolean => terms.kind !== 'game'

/** Returns how many moves and answers, from the first, no seat may take back by itself any more. */
export function lockedMoves(table: Table): number {
  if (hasFreeUndo(table)) return 0
  return table.undos >= LIMITS.undosPerTurn ? table.line : table.undoFloor
}

/** Returns why a seat may not take back so many moves; undefined if it may. */
export function ruleUndo(table: Table, seat: number, steps: number): TableRefusal | undefined {
  if (hasFreeUndo(table)) return undefined
  if (table.awaits !== seat) return refuse('cannot-undo', 'turn-ended')
  if (table.line - steps >= lockedMoves(table)) return undefined
  return table.undos >= LIMITS.undosPerTurn
    ? refuse('limit', 'undos')
    : refuse('cannot-undo', 'other-decider')
}
