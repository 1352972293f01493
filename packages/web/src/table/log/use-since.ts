/**
 * What happened since the player's last turn: in sentences, as marks on the board, and as a replay
 * of ten seconds.
 */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AtTable } from '../../game/TableContext.tsx'
import { momentsToReplay } from '../../game/timeline/moments-to-replay.ts'
import { passagesSince } from '../../game/timeline/turns.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { marksOfEvents, NO_BOARD_MARKS } from '../../game/playback/board-marks.ts'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import { motionAllowed } from '../../shared/settings/settings.ts'
import { toldBetween } from './news.ts'

export interface SinceLastTurn {
  /** Empty after the own first move. */
  readonly lines: readonly SinceLine[]
  /** Marks of what changed on the board; during the replay, of the last change. */
  readonly marks: BoardMarks | undefined
  readonly replay: SinceReplay | undefined
  /** Hides it until the next turn. */
  readonly dismiss: () => void
}

export interface SinceLine {
  readonly by: number | undefined
  readonly text: string
}

export interface SinceReplay {
  /** Index of the shown moment, and their number; undefined outside the replay. */
  readonly at: number | undefined
  readonly of: number
  readonly start: () => void
  /** Shows the next moment; automatic where motion is allowed. */
  readonly next: () => void
  readonly stop: () => void
}

/** Length of the replay, and of one moment at most, in milliseconds. */
const WHOLE = 10_000
const LONGEST = 1200

interface Told {
  readonly lines: readonly SinceLine[]
  readonly looks: readonly number[]
  readonly marks: BoardMarks
}
const NOTHING: Told = { lines: [], looks: [], marks: NO_BOARD_MARKS }

export function useSince({ table, say, mine }: AtTable, snapshot: Snapshot): SinceLastTurn {
  const { moments, live, steps, seat, plan } = snapshot
  const begins = plan === undefined && live && steps.length === 0 && mine.includes(seat)
  /** The turn that begins: its seat, and the number of moments before it. */
  const [turn, setTurn] = useState<{ readonly start: number; readonly seat: number }>()
  const [at, setAt] = useState<number>()
  const [dismissed, setDismissed] = useState(-1)
  if (begins && (turn?.start !== moments.length || turn.seat !== seat))
    setTurn({ start: moments.length, seat })
  if (!begins && at === undefined && turn !== undefined && live) setTurn(undefined)

  const told = useMemo(
    () => (turn === undefined ? NOTHING : tell(say, table.snapshot(), turn.seat, turn.start)),
    [turn, say, table],
  )
  const { looks } = told
  // The player went back to the present meanwhile.
  if (at !== undefined && live) setAt(undefined)

  const stop = useCallback(() => {
    setAt(undefined)
    table.show(undefined)
  }, [table])
  const next = useCallback(() => {
    if (at === undefined || at + 2 >= looks.length) return stop()
    table.show(looks[at + 1])
    setAt(at + 1)
  }, [at, looks, table, stop])
  const start = useCallback(() => {
    table.show(looks[0])
    setAt(0)
  }, [looks, table])
  useEffect(() => {
    if (at === undefined || !motionAllowed()) return undefined
    const timer = setTimeout(next, Math.min(LONGEST, WHOLE / looks.length))
    return () => clearTimeout(timer)
  }, [at, looks, next])

  const marks = useMemo(() => {
    if (at === undefined) return told.marks
    const from = looks[at - 1] ?? looks[0] ?? 0
    return marksOfEvents(moments.slice(from, looks[at]).flatMap(({ events }) => events))
  }, [at, looks, told, moments])
  const dismiss = useCallback(() => {
    setDismissed(turn?.start ?? -1)
    if (at !== undefined) stop()
  }, [turn, at, stop])
  if (turn === undefined || dismissed === turn.start) return { ...NO_SINCE, dismiss }
  return {
    lines: told.lines,
    marks,
    replay: looks.length < 2 ? undefined : { at, of: looks.length, start, next, stop },
    dismiss,
  }
}

const NO_SINCE = { lines: [], marks: undefined, replay: undefined } as const

function tell(say: GameText, { moments }: Snapshot, seat: number, start: number): Told {
  const passages = passagesSince({ moments, shown: start }, seat)
  return {
    lines: passages.flatMap(({ seat: by, events }) => {
      const lines = by === undefined ? toldBetween(say, events) : [say.turn(events) ?? []].flat()
      return lines.map((text) => ({ by, text }))
    }),
    looks: momentsToReplay(moments, seat, start),
    // Events between turns, such as the set-up, are new to every player.
    marks: marksOfEvents(
      passages.flatMap(({ seat: by, events }) => (by === undefined ? [] : events)),
    ),
  }
}
