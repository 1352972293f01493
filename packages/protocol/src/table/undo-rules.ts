/** How far a seat may go back by itself; the engine bounds it further by what was learned. */
import { LIMITS } from '../limits.ts'
import { refuse } from './ruling.ts'
import type { TableRefusal } from './ruling.ts'
import type { Table } from './state.ts'

export function ruleUndo(table: Table, seat: number, steps: number): TableRefusal | undefined {
  if (table.awaits !== seat) return refuse('cannot-undo', 'turn-ended')
  if (table.undos >= LIMITS.undosPerTurn) return refuse('limit', 'undos')
  if (table.line - steps < table.undoFloor) return refuse('cannot-undo', 'other-decider')
  return undefined
}
