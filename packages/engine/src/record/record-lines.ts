/** The lines of a played game: turns, answers of chance in brackets, and comments after `#`. */
import type { Game } from '../game.ts'
import { at, num } from '../kernel/checked-index.ts'
import type { GameEvent } from '../kernel/events.ts'
import { top } from '../kernel/frames.ts'
import { scores } from '../position/scores.ts'
import { NONE, openState } from '../state.ts'
import { labelsOf } from './seat-labels.ts'
import { joined } from './line-tokens.ts'
import { createLog, fold, formatEntry, isAgreed, stepsBack } from './log.ts'
import type { LogEntry } from './log.ts'
import { appendEntry, openMatch } from './match.ts'
import type { Match } from './match.ts'
import type { GameRecord } from './record.ts'
import { createScoreSheet } from './score-sheet.ts'
import { undoneBy } from './undo.ts'

/** A line of the record that is being written. */
interface Line {
  /** The seat of the line; `NONE` for a line of chance's answers only. */
  readonly seat: number
  readonly words: string[]
  /** Number of moves in this line that are not taken back. */
  steps: number
  /** The seat's score before the line. */
  before: number
  /** Points that the seat gained in this line. */
  gained: number
  readonly comments: string[]
}

/** Replays the log and returns the lines of the record. */
export function bodyLines(game: Game, record: GameRecord): string[] {
  const names = labelsOf(record.players)
  const label = (seat: number): string => names[seat] ?? 'Cardinal'
  const out: string[] = []
  const current = [...scores(game.start())]
  /** Points scored between turns, by source and seat. */
  const between = new Map<string, Map<number, number>>()
  let line: Line | undefined
  let answering = ''
  let turn = 0
  let inTurn = false
  let inFair = false

  const flush = (): void => {
    if (line !== undefined) out.push(render(line, label))
    line = undefined
    for (const [source, seats] of between) {
      const gains = [...seats].map(([seat, points]) => `${label(seat)} ${signed(points)}`)
      out.push(`# ${source}: ${gains.join(', ') || 'nobody'}`)
    }
    between.clear()
  }
  const heading = (text: string): void => {
    flush()
    out.push('', `## ${text}`)
  }
  const lineFor = (seat: number): Line => {
    const begun = line ?? {
      seat,
      words: [],
      steps: 0,
      before: current[seat] ?? 0,
      gained: 0,
      comments: [],
    }
    line = begun
    return begun
  }

  const listen = (event: GameEvent): void => {
    switch (event.event) {
      case 'round':
        return heading(`Round ${event.facts.round}, fair in ${fairTown(match, event.facts.round)}`)
      case 'king-phase':
        return heading('King')
      case 'fair-phase':
        heading('Fair')
        inFair = true
        between.set(`fair-${event.facts.round}`, new Map())
        return undefined
      case 'cleanup':
        inFair = false
        return heading('Cleanup')
      case 'turn':
        inTurn = true
        return flush()
      case 'turn-over':
        inTurn = false
        return undefined
      case 'fair':
        if (event.facts.points === 0) told(event.seat ?? NONE, `fair-${event.facts.fair}`, 0)
        return undefined
      case 'order':
        flush()
        out.push(`# turn order: ${event.facts.seats.map(label).join(', ')}`)
        return undefined
      case 'reveal':
        if (line?.seat === NONE) line.comments.push(event.facts.to)
        return undefined
      case 'cost':
        line?.comments.push(event.facts.town)
        return undefined
      case 'score':
        return scored(event.seat ?? NONE, event.facts.from, event.facts.points)
      default:
        return undefined
    }
  }
  const scored = (seat: number, source: string, points: number): void => {
    current[seat] = num(current, seat) + points
    if (inTurn && line?.seat === seat) line.gained += points
    else told(seat, source, points)
  }
  const told = (seat: number, source: string, points: number): void => {
    if (inFair && !source.startsWith('fair-')) {
      inFair = false
      heading('Final scoring')
    }
    const seats = between.get(source) ?? new Map<number, number>()
    between.set(source, seats.set(seat, (seats.get(seat) ?? 0) + points))
  }

  const take = (entry: LogEntry): void => {
    if (isAgreed(entry)) return agreed(entry)
    const { state } = match
    const awaiting = game.awaiting(state)
    const seat =
      entry < 0 ? undoneBy(match, stepsBack(entry)) : awaiting.who === 'seat' ? awaiting.seat : NONE
    if (seat === NONE) {
      const { of, flag } = top(state)
      const asked = `${of} ${flag} ${state.turn}`
      if (line !== undefined && (line.seat === NONE ? asked !== answering : state.turn !== turn))
        flush()
      answering = asked
    } else if (line !== undefined && (line.seat !== seat || -entry > line.steps)) flush()
    const writing = lineFor(seat)
    if (seat === NONE && state.turn !== turn && state.turn > 0)
      writing.comments.push(`turn ${state.turn}`)
    turn = state.turn
    const text = formatEntry(game, entry)
    writing.words.push(seat === NONE ? `[${text}]` : text)
    appendEntry(match, entry, listen)
    if (entry >= 0) writing.steps++
    else undone(writing, entry)
  }
  /** An undo by agreement stands on a line of its own, without a player. */
  const agreed = (entry: LogEntry): void => {
    flush()
    out.push(formatEntry(game, entry))
    appendEntry(match, entry)
    wentBack()
  }
  const wentBack = (): void => {
    current.splice(0, current.length, ...scores(match.state))
    turn = match.state.turn
    inTurn = match.state.active !== NONE
    inFair = false
  }
  /**
   * An undo also takes back the points gained. If it reaches back before the line, the line counts
   * its gain from the earlier score.
   */
  const undone = (writing: Line, entry: LogEntry): void => {
    wentBack()
    const now = num(current, writing.seat)
    if (writing.steps + entry < 0) writing.before = now
    writing.gained = now - writing.before
    writing.steps = Math.max(0, writing.steps + entry)
  }

  const match = openMatch(game, createLog(record.log.config, record.log))
  out.push('', '## Set-up')
  for (const entry of record.log.entries) take(entry)
  flush()
  if (game.awaiting(match.state).who === 'nobody') {
    heading('Result')
    out.push(...result(game, record, match, label))
  }
  return out
}

const fairTown = ({ game, state }: Match, round: number): string =>
  at(game.rules.names.space, num(openState(state).fairTowns, round - 1))

const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`)

function render(line: Line, label: (seat: number) => string): string {
  const { seat, before, gained, comments } = line
  const text = joined(line.words)
  if (seat === NONE)
    return commented(text, new Set(comments).size === 1 ? comments[0] : comments.join(', '))
  return commented(
    `${label(seat)}: ${text}`,
    gained === 0 ? '' : `${signed(gained)}, now ${before + gained}`,
  )
}

const commented = (text: string, comment = ''): string =>
  comment === '' ? text : `${text}  # ${comment}`

/** Returns the final ranking: each seat with its score and its points by source. */
function result(
  game: Game,
  record: GameRecord,
  match: Match,
  label: (seat: number) => string,
): string[] {
  const sheet = createScoreSheet(game)
  fold(game, record.log, sheet.sink)
  const ranked = scores(match.state)
  return game.standings(match.state).map((seat, place) => {
    const sources = Object.entries(at(sheet.seats, seat))
      .filter(([, points]) => points !== 0)
      .toSorted(([, one], [, other]) => other - one)
      .map(([source, points]) => `${source} ${points}`)
    return `# ${place + 1}. ${label(seat)} ${num(ranked, seat)}: ${sources.join(', ')}`
  })
}
