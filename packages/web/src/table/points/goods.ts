/** The sources of a seat's resources, by the clause that gave them. */
import type { GameEvent } from '@tiletum/engine'
import { goodsMoved } from '../../game/expansions/expansions.ts'

export const GOODS_SOURCES = ['dice', 'bought', 'exchanged', 'king', 'other'] as const
export type GoodsSource = (typeof GOODS_SOURCES)[number]

const BY_CLAUSE: Readonly<Record<string, GoodsSource>> = {
  'turn-4': 'dice',
  'task-1': 'bought',
  'contr-3': 'exchanged',
  'ag-king-1': 'king',
  'ag-king-2': 'king',
}

export function goodsBySource(
  events: readonly GameEvent[],
  seat: number,
): Readonly<Record<GoodsSource, number>> {
  const counts = { dice: 0, bought: 0, exchanged: 0, king: 0, other: 0 }
  for (const event of events)
    if (event.seat === seat)
      counts[BY_CLAUSE[event.clause] ?? 'other'] += goodsMoved(event)?.gained ?? 0
  return counts
}
