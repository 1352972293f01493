/** Plays back the Cardinalbot's turn line by line, at the chosen speed. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { beginsBotStep } from '@tiletum/engine'
import type { GameEvent, State } from '@tiletum/engine'
import type { GameText } from '../game-text.ts'
import { useSettings } from '../../shared/settings/settings.ts'
import { lastBotTurnOf } from '../timeline/last-bot-turn.ts'
import type { Moment } from '../timeline/moment.ts'
import type { Snapshot } from '../snapshot.ts'
import type { GameTable } from '../game-table.ts'
import type { BotTurn } from '../timeline/last-bot-turn.ts'

export interface TraceLine {
  readonly event: GameEvent
  readonly text: string
  /** True for the first line of a step. */
  readonly head: boolean
}

export interface Playback {
  readonly lines: readonly TraceLine[]
  /** Number of lines shown so far. */
  readonly told: number
  readonly playing: boolean
  readonly next: () => void
  readonly skip: () => void
}

const NO_LINES: readonly TraceLine[] = []
const PAUSE = { step: undefined, slow: 1400, fast: 350, instant: 0 } as const
/** Pause between showing what the Cardinalbot compares and what it does, in milliseconds. */
const BEFORE_IT_ACTS = { step: 700, slow: 600, fast: 100, instant: 0 } as const

export function traceLines(say: GameText, events: readonly GameEvent[]): readonly TraceLine[] {
  return events.flatMap((event) => {
    const text = say.trace(event) ?? say.sentences([event])[0]
    return text === undefined ? [] : [{ event, text, head: beginsBotStep(event) }]
  })
}

/** Plays back new turns only, not those of a game that has just been opened. */
export function usePlayback(
  table: GameTable,
  say: GameText,
  snapshot: Snapshot,
  bot: number | undefined,
): Playback {
  const { speed } = useSettings()
  const total = snapshot.moments.length
  const turn = useMemo(
    () => (bot === undefined ? undefined : lastBotTurnOf({ ...snapshot, shown: total }, bot)),
    // oxlint-disable-next-line react/exhaustive-deps -- only new moments change the last turn
    [total, bot],
  )
  const lines = useMemo(
    () => (turn === undefined ? NO_LINES : traceLines(say, turn.events)),
    [turn, say],
  )
  const [before, setSeen] = useState(() => (snapshot.moments.some(({ by }) => by >= 0) ? total : 0))
  const [told, setTold] = useState(0)
  const seen = seenOf(before, total, turn, speed)
  if (seen !== before) setSeen(seen)
  const playing = turn !== undefined && turn.over && turn.to > seen
  const firstHead = lines.findIndex(({ head }) => head)

  const skip = useCallback(() => {
    if (turn === undefined) return
    setSeen(turn.to)
    setTold(0)
    table.show(undefined)
  }, [turn, table])
  const next = useCallback(() => {
    // Pressing line by line would be tedious: a press shows a whole step.
    const after = lines.findIndex((line, index) => index > Math.max(told, firstHead) && line.head)
    if (after < 0) skip()
    else setTold(after)
  }, [lines, told, firstHead, skip])

  const step = Math.max(told, firstHead)
  useEffect(() => {
    if (!playing || turn === undefined) return undefined
    const { moments } = table.snapshot()
    const following = lines.find((line, index) => index > step && line.head)
    const [from, to] = [lines[step], following].map((line) => tableBefore(moments, turn, line))
    table.show(turn.from, from)
    const acts = () => table.show(turn.from, to ?? moments[turn.to - 1]?.state)
    const timer = setTimeout(acts, BEFORE_IT_ACTS[speed])
    return () => clearTimeout(timer)
  }, [playing, turn, table, lines, step, speed])
  // The present is shown when the playback ends, by a press or by another speed.
  useEffect(() => {
    if (!playing) return undefined
    return () => table.show(undefined)
  }, [playing, table])
  useEffect(() => {
    const pause = PAUSE[speed]
    if (!playing || pause === undefined) return undefined
    const timer = setTimeout(next, pause)
    return () => clearTimeout(timer)
  }, [playing, speed, next])

  const shown = playing ? step : lines.length
  return useMemo(
    () => ({ lines, told: shown, playing, next, skip }),
    [lines, shown, playing, next, skip],
  )
}

/**
 * Returns the number of moments that need no playback. An undone moment is played back when it
 * comes again; a moment that came while playback was off is not played back later.
 */
export function seenOf(
  seen: number,
  total: number,
  turn: Pick<BotTurn, 'over' | 'to'> | undefined,
  speed: keyof typeof PAUSE,
): number {
  const still = Math.min(seen, total)
  return speed === 'instant' && turn?.over === true ? Math.max(still, turn.to) : still
}

/** Returns the line after the step that is shown. */
export function endOfStep({ lines, told }: Pick<Playback, 'lines' | 'told'>): number {
  const next = lines.findIndex(({ head }, index) => index > told && head)
  return next < 0 ? lines.length : next
}

/** Returns the state at the beginning of a step. */
function tableBefore(
  moments: readonly Moment[],
  { from, to }: BotTurn,
  line: TraceLine | undefined,
): State | undefined {
  if (line === undefined) return undefined
  return moments
    .slice(from, to)
    .map(({ before }) => before.get(line.event))
    .find((state) => state !== undefined)
}
