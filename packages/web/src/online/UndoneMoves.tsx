/** The moves that a take-back would undo, in the words of the log, the last one first. */
import { useSyncExternalStore } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { GameSession } from '../game/game-session.ts'
import { useTable } from '../game/TableContext.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface UndoneMovesProps {
  readonly session: GameSession
  /** Number of moves and chance answers. */
  readonly entries: number
  /** Open for players who have to answer, closed for the one who proposed it. */
  readonly open: boolean
}

export function UndoneMoves({ session: { table }, entries, open }: UndoneMovesProps) {
  const { together } = useLazyWords(onlineWords)
  const { say } = useTable()
  const { moments, confirmed } = useSyncExternalStore(table.subscribe, table.snapshot)
  const lines = moments
    .slice(Math.max(0, confirmed - entries), confirmed)
    .flatMap(({ events }) => say.sentences(events))
    .toReversed()
  return (
    <details open={open} className={styles['undone']}>
      <summary>{together.undone}</summary>
      <ol>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a log has no other names
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
