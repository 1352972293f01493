/** The ways to a place as texts, so that what shows them is drawn again only when they change. */
import { useCallback, useSyncExternalStore } from 'react'
import { useTable } from '../../game/TableContext.tsx'
import { joined, waysOf } from './routes.ts'
import type { PiecePath } from './routes.ts'

/** All ways to a place, each a series of moves. */
export function useWays(space: string): string {
  const { table } = useTable()
  const read = useCallback(() => {
    const snapshot = table.snapshot()
    return waysFor(snapshot, space)
      .map(({ moves }) => joined(moves))
      .join(' | ')
  }, [table, space])
  return useSyncExternalStore(table.subscribe, read)
}

export function waysFor(
  snapshot: Parameters<typeof waysOf>[0],
  space: string,
): readonly PiecePath[] {
  return waysOf(snapshot).get(snapshot.game.rules.names.space.indexOf(space)) ?? []
}
