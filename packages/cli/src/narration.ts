/** Events as lines for a terminal. */
import type { EventName, GameEvent } from '@tiletum/engine'
import type { Messages, NamedGame } from '@tiletum/text'

/** A chapter of the log: a turn, or the events between turns. */
export interface LogChapter {
  /** The event that begins it; the very first chapter begins with none. */
  readonly opening: GameEvent | undefined
  readonly events: readonly GameEvent[]
}

const OPENINGS: readonly EventName[] = ['turn', 'round', 'king-phase', 'fair-phase', 'cleanup']

export function chaptersOf(events: readonly GameEvent[]): readonly LogChapter[] {
  const chapters: { opening: GameEvent | undefined; events: GameEvent[] }[] = []
  for (const event of events) {
    if (OPENINGS.includes(event.event)) chapters.push({ opening: event, events: [event] })
    else if (chapters.length === 0) chapters.push({ opening: undefined, events: [event] })
    else chapters.at(-1)?.events.push(event)
  }
  return chapters
}

/** The sentence that stands above a chapter. */
export const headingOf = (
  { log }: Messages,
  table: NamedGame,
  { opening }: LogChapter,
): string | undefined => (opening === undefined ? undefined : log.event(table, opening))

/** The sentences below it; the Cardinalbot's thoughts line by line. */
export function sentencesOf(
  { log, solo }: Messages,
  table: NamedGame,
  { opening, events }: LogChapter,
): readonly string[] {
  const lines: string[] = []
  let plain: GameEvent[] = []
  const flush = (): void => {
    lines.push(...log.sentences(table, plain))
    plain = []
  }
  for (const event of events) {
    if (event === opening) continue
    const thought = solo.tell(table, event)
    if (thought === undefined) {
      plain.push(event)
      continue
    }
    flush()
    lines.push(event.event === 'bot-step' ? `— ${thought}` : `  ${thought}.`)
  }
  flush()
  return lines.filter((line) => line !== '')
}
