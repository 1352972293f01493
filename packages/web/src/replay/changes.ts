/** Where the board changed: since the turn under way began or, at its beginning, in the turn before. */
import type { GameEvent } from '@tiletum/engine'
import type { Marks } from '../game/marks.ts'
import { NO_MARKS } from '../game/marks.ts'
import type { Moment } from '../game/moment.ts'
import type { Chapter } from './chapters.ts'
import { chapterAt } from './chapters.ts'

export interface Changes {
  /** The chapter they belong to. */
  readonly of: Chapter
  /** Whether all of that chapter is meant. */
  readonly whole: boolean
  readonly events: readonly GameEvent[]
}

export function changesAt(
  chapters: readonly Chapter[],
  moments: readonly Moment[],
  shown: number,
): Changes | undefined {
  const index = chapterAt(chapters, shown)
  const chapter = chapters[index]
  if (chapter === undefined) return undefined
  if (chapter.seat === undefined || shown > chapter.start) {
    const so = moments.slice(chapter.start, shown).flatMap(({ events }) => events)
    return { of: chapter, whole: shown >= chapter.end, events: so }
  }
  const before = chapters[index - 1]
  if (before === undefined) return undefined
  return { of: before, whole: true, events: [...before.events, ...before.after] }
}

export function marksOfChanges(changes: Changes | undefined): Marks {
  if (changes === undefined || changes.of.seat === undefined) return NO_MARKS
  const chosen = new Set(changes.events.flatMap(markOf))
  return chosen.size === 0 ? NO_MARKS : { compared: new Set(), chosen }
}

function markOf(event: GameEvent): readonly string[] {
  switch (event.event) {
    case 'walk':
      return [`town ${event.facts.to}`]
    case 'build':
    case 'contribute':
    case 'mine':
    case 'enter':
      return [`town ${event.facts.town}`]
    case 'take':
      return [`town ${event.facts.from}`, `tile ${event.facts.tile}`]
    case 'reveal':
      return [`tile ${event.facts.tile}`, `town ${event.facts.to}`]
    case 'die':
      return [`die ${event.facts.colour} ${event.facts.printed}`]
    default:
      return []
  }
}
