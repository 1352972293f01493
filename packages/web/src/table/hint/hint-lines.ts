/** The lines of an advice in words, and what they touch on the board. */
import type { Advice } from '@tiletum/bots'
import { NONE } from '@tiletum/engine'
import type { Game, Move, MoveParts, State } from '@tiletum/engine'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import type { MoveText } from '@tiletum/text'
import type { GameText } from '../../game/game-text.ts'
import { spaceOf } from '../../game/intent/move-space.ts'
import { movesNamed, tryMoves } from '../../game/try-moves.ts'
import { timesOver } from '../moves/times-over.ts'
import type { HintWords } from '@tiletum/text/en/hint'

export interface HintStep extends MoveText {
  readonly notation: string
  readonly parts: MoveParts
  /** The mark of what the step touches on the board. */
  readonly mark: string | undefined
  /** Number of equal moves in a row, which are shown as one step. */
  readonly times: number
}

export interface HintLine {
  readonly steps: readonly HintStep[]
  /** Number of simulations; undefined if nothing had to be tried. */
  readonly visits: number | undefined
  /** Expected gain or loss of the seat, in points. */
  readonly expected: number
  /** Standard deviation of that estimate, in points. */
  readonly spread: number
}

/** Estimates are rounded to this many points, since they are not known more exactly. */
const STEP = 5
const roughly = (points: number): number => Math.round(points / STEP) * STEP

export function hintLines(
  game: Game,
  state: State,
  say: GameText,
  { lines, move, spread }: Advice,
): readonly HintLine[] {
  if (lines.length === 0)
    return [{ steps: stepsOf(game, state, say, [move]), visits: undefined, expected: 0, spread: 0 }]
  return lines.map(({ moves, visits, expected }) => ({
    steps: stepsOf(game, state, say, moves),
    visits,
    expected: Math.round(expected),
    spread: roughly(spread),
  }))
}

export const expectationOf = (
  words: Pick<HintWords, 'ahead' | 'behind' | 'level' | 'giveOrTake'>,
  { expected, spread }: Pick<HintLine, 'expected' | 'spread'>,
): string => {
  const said =
    expected > 0 ? words.ahead(expected) : expected < 0 ? words.behind(-expected) : words.level
  return spread === 0 ? said : words.giveOrTake(said, spread)
}

/** A line for screen readers. */
export const spokenSteps = ({ steps }: Pick<HintLine, 'steps'>): string =>
  timesOver(steps.flatMap(({ label, times }) => Array.from({ length: times }, () => label)))

/** Number of reasons shown: nobody learns from more at once. */
const MOST_REASONS = 3

/** Returns the reasons for the first line against the second, if two were compared. */
export function whyOf(
  { why, reasons: say }: Pick<HintWords, 'why' | 'reasons'>,
  { reasons }: Advice,
): string | undefined {
  const told = reasonsOf(say, reasons, undefined).slice(0, MOST_REASONS)
  return told.length === 0 ? undefined : why(told.join(', '))
}

/** Reasons in words, with whole points; a fair is named by its town. */
export const reasonsOf = (
  say: HintWords['reasons'],
  reasons: Advice['reasons'],
  town: string | undefined,
): readonly string[] =>
  reasons
    .filter(({ points }) => Math.round(points) !== 0)
    .map(({ subject, points }) =>
      say.reason(
        say.subjects(town)[subject],
        `${points > 0 ? '+' : '−'}${Math.abs(Math.round(points))}`,
      ),
    )

/** Describes moves as far as they can be played. */
export function stepsOf(
  game: Game,
  before: State,
  say: GameText,
  moves: readonly string[],
): HintStep[] {
  const steps: HintStep[] = []
  const note = (state: State, move: Move): void => {
    const notation = game.format(move)
    const last = steps.at(-1)
    if (last?.notation === notation) steps[steps.length - 1] = { ...last, times: last.times + 1 }
    else {
      const parts = game.partsOf(move)
      const mark = markOf(game, parts)
      steps.push({ notation, parts, mark, ...say.move(state, notation), times: 1 })
    }
  }
  tryMoves(game, before, movesNamed(game, moves), { before: note })
  return steps
}

/** Returns the mark of a move, in the form of `BoardMarks`. */
export function markOf({ rules }: Game, parts: MoveParts): string | undefined {
  switch (parts.verb) {
    case 'die <colour> <value>':
    case 'die <colour> <value> to <value>':
      return `die ${parts.args[0]} ${parts.args[1]}`
    default: {
      const space = rules.names.space[spaceOf(rules, parts) ?? NONE]
      return space === undefined ? undefined : `town ${space}`
    }
  }
}

/** The best line is marked as chosen, the others as compared. */
export function marksOfLines(lines: readonly HintLine[]): BoardMarks {
  const marks = (some: readonly HintLine[]): ReadonlySet<string> =>
    new Set(
      some.flatMap(({ steps }) => steps.flatMap(({ mark }) => (mark === undefined ? [] : [mark]))),
    )
  return { chosen: marks(lines.slice(0, 1)), compared: marks(lines.slice(1)) }
}
