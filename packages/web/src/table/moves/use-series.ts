/** The series that lead to what a thing is for, as a text, so that it is drawn again only when they change. */
import { useCallback, useSyncExternalStore } from 'react'
import { useTable } from '../../game/TableContext.tsx'
import { foresightOf } from './foresight.ts'
import { joined } from './routes.ts'
import { seriesTo } from './series.ts'

/**
 * @param moves What might be done with the thing, joined by `|`.
 * @param at The space it lies on, or ''.
 * @param there What might be done with it by a piece that has come there, joined likewise.
 */
export function useSeries(moves: string, at: string, there: string): string {
  const { table } = useTable()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [table.subscribe(listener), foresightOf(table).subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [table],
  )
  const read = useCallback(() => {
    // While nothing can be done, nothing leads anywhere.
    if ((moves === '' && there === '') || table.snapshot().legal.size === 0) return ''
    return foresightOf(table).told(`${moves}/${at}/${there}`, () =>
      seriesTo(table, {
        moves: split(moves),
        at: at === '' ? undefined : at,
        there: split(there),
      })
        .map(joined)
        .join(' | '),
    )
  }, [table, moves, at, there])
  return useSyncExternalStore(subscribe, read)
}

const split = (moves: string): readonly string[] => (moves === '' ? [] : moves.split('|'))
