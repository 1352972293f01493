/**
 * Outlines on the board for what the Cardinalbot considers, such as `town lyon` or `die blue 5`.
 */
import type { BotCandidate, GameEvent } from '@tiletum/engine'
import type { TraceLine } from './playback.ts'
import { tableIn } from '../position.ts'
import type { Snapshot } from '../snapshot.ts'

export interface BoardMarks {
  readonly compared: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
}

export type BoardMark = keyof BoardMarks

export const NO_BOARD_MARKS: BoardMarks = { compared: new Set(), chosen: new Set() }

/** Returns how a space of a map is marked. */
export function boardMarkAt(
  { chosen, compared }: BoardMarks,
  space: string,
): BoardMark | undefined {
  const mark = `town ${space}`
  return chosen.has(mark) ? 'chosen' : compared.has(mark) ? 'compared' : undefined
}

/** Marks the town of the fair of this round. */
export function fairMark(snapshot: Snapshot): BoardMarks {
  const town = tableIn(snapshot).fairs[snapshot.state.round - 1]?.town
  return town === undefined
    ? NO_BOARD_MARKS
    : { ...NO_BOARD_MARKS, compared: new Set([`town ${town}`]) }
}

function markOf(candidate: BotCandidate): string | undefined {
  if ('colour' in candidate) return `die ${candidate.colour} ${candidate.value}`
  if ('town' in candidate && candidate.town !== undefined) return `town ${candidate.town}`
  if ('tile' in candidate) return `tile ${candidate.tile}`
  return undefined
}

/** Returns the marks of the last step that is shown. */
export function boardMarksOf(lines: readonly TraceLine[], told: number): BoardMarks {
  const step = lines.slice(0, told + 1).findLastIndex(({ head }) => head)
  const end = lines.findIndex(({ head }, index) => index > Math.max(step, told) && head)
  const compared = new Set<string>()
  const chosen = new Set<string>()
  const add = (into: Set<string>, mark: string | undefined): void => {
    if (mark !== undefined) into.add(mark)
  }
  for (const { event } of lines.slice(Math.max(0, step), end < 0 ? undefined : end))
    switch (event.event) {
      case 'bot-compare':
        for (const { candidate } of event.facts.of) add(compared, markOf(candidate))
        break
      case 'bot-targets':
      case 'bot-sites':
      case 'bot-check-below':
        for (const { town } of event.facts.towns) add(compared, `town ${town}`)
        break
      case 'bot-check-crest-below':
        for (const { town } of event.facts.crests) add(compared, `town ${town}`)
        break
      case 'mine':
        add(chosen, `town ${event.facts.town}`)
        break
      case 'bot-tiles':
        for (const { town } of event.facts.tiles) add(compared, `town ${town}`)
        break
      case 'bot-option':
        for (const die of event.facts.dice) add(compared, markOf(die))
        break
      case 'bot-choice':
        add(chosen, markOf(event.facts.choice))
        break
      case 'walk':
        add(chosen, `town ${event.facts.to}`)
        break
      case 'die':
        add(chosen, `die ${event.facts.colour} ${event.facts.printed}`)
        break
      default:
    }
  return { compared, chosen }
}

/**
 * Marks what events changed on the board. Dice taken before a new roll are not marked: they are
 * other dice now.
 */
export function marksOfEvents(events: readonly GameEvent[]): BoardMarks {
  const thrown = events.findLastIndex(({ event }) => event === 'roll')
  const chosen = new Set(
    events.filter(({ event }, at) => event !== 'die' || at > thrown).flatMap(changedBy),
  )
  return chosen.size === 0 ? NO_BOARD_MARKS : { ...NO_BOARD_MARKS, chosen }
}

function changedBy(event: GameEvent): readonly string[] {
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
