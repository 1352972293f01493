import { useMemo } from 'react'
import type { GameTable } from '../game/game-table.ts'
import { boardMarksOf, fairMark, NO_BOARD_MARKS } from '../game/playback/board-marks.ts'
import type { BoardMarks } from '../game/playback/board-marks.ts'
import type { Playback } from '../game/playback/playback.ts'
import type { SinceLastTurn } from './log/use-since.ts'

/** What is outlined on the board: the playback's step, else the fair and what changed since the last turn. */
export function useBoardMarks(
  table: GameTable,
  playback: Playback,
  since: SinceLastTurn,
  coached: boolean,
): BoardMarks {
  const { round } = table.snapshot().state
  return useMemo(
    () =>
      playback.playing
        ? boardMarksOf(playback.lines, playback.told)
        : {
            ...(coached ? fairMark(table.snapshot()) : NO_BOARD_MARKS),
            chosen: since.marks?.chosen ?? NO_BOARD_MARKS.chosen,
          },
    // oxlint-disable-next-line react/exhaustive-deps -- the fair changes with the round
    [playback, coached, table, round, since.marks],
  )
}
