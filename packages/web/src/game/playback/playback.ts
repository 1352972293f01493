/** The Cardinalbot's turn told line by line, at the speed a person likes. */
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
  /** The head of a step of its booklet. */
  readonly head: boolean
}

export interface Playback {
  readonly lines: readonly TraceLine[]
  /** How many of them are told. */
  readonly told: number
  readonly playing: boolean
  readonly next: () => void
  readonly skip: () => void
}

const NO_LINES: readonly TraceLine[] = []
const PAUSE = { step: undefined, slow: 1400, fast: 350, instant: 0 } as const
/** First one sees what it compares, then what it does. */
const BEFORE_IT_ACTS = { step: 700, slow: 600, fast: 100, instant: 0 } as const

export function traceLines(say: GameText, events: readonly GameEvent[]): readonly TraceLine[] {
  return events.flatMap((event) => {
    const text = say.trace(event) ?? say.sentences([event])[0]
    return text === undefined ? [] : [{ event, text, head: beginsBotStep(event) }]
  })
}

/** A new turn of the bot is played back; those of a game that was opened again are not. */
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
    // Line by line would be tedious: one press tells a whole step of its booklet.
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
  // However the telling ends, by a press or by another pace, the present is shown after it.
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
 * How many moments need no telling. What was taken back may come again, and is then told again; what
 * came while nothing was to be told stays untold, whatever pace is chosen later.
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

/** Where the step of its booklet that is told ends. */
export function endOfStep({ lines, told }: Pick<Playback, 'lines' | 'told'>): number {
  const next = lines.findIndex(({ head }, index) => index > told && head)
  return next < 0 ? lines.length : next
}

/** What lay on the table when a step of the booklet began. */
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
