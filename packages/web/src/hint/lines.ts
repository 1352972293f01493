/** The lines of an advice as steps in words, and what they touch on the board. */
import type { Advice } from '@tiletum/bots'
import type { Game, State } from '@tiletum/engine'
import type { Marks } from '../game/marks.ts'
import type { MoveText, Say } from '../language/say.ts'
import type { HintWords } from '@tiletum/text/en/hint'

export interface HintStep extends MoveText {
  readonly notation: string
  /** The same several times in a row is one step. */
  readonly times: number
}

export interface HintLine {
  readonly steps: readonly HintStep[]
  /** Undefined where nothing had to be tried. */
  readonly visits: number | undefined
  /** By how many points the seat is expected to win or lose … */
  readonly expected: number
  /** … give or take so many. */
  readonly spread: number
}

/** What is guessed is not told more exactly than it is known. */
const STEP = 5
const roughly = (points: number): number => Math.round(points / STEP) * STEP

export function hintLines(
  game: Game,
  state: State,
  say: Say,
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

function stepsOf(game: Game, before: State, say: Say, moves: readonly string[]): HintStep[] {
  const state = game.clone(before)
  const steps: HintStep[] = []
  for (const notation of moves) {
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.why(state, move) !== undefined) break
    const last = steps.at(-1)
    if (last?.notation === notation) steps[steps.length - 1] = { ...last, times: last.times + 1 }
    else steps.push({ notation, ...say.move(state, notation), times: 1 })
    game.play(state, move)
  }
  return steps
}

const TOUCHES: readonly (readonly [RegExp, 'die' | 'town'])[] = [
  [/^die (\S+ \d)/, 'die'],
  [/^walk \S+ (\S+)$/, 'town'],
  [/^build \S+ (\S+?)(?:-\d)?$/, 'town'],
  [/^contribute (\S+)/, 'town'],
]

function markOf(notation: string): string | undefined {
  for (const [pattern, kind] of TOUCHES) {
    const [, what] = pattern.exec(notation) ?? []
    if (what !== undefined) return `${kind} ${what}`
  }
  return undefined
}

/** What the best line touches is chosen, what the others do is compared. */
export function marksOfLines(lines: readonly HintLine[]): Marks {
  const marks = (some: readonly HintLine[]): ReadonlySet<string> =>
    new Set(
      some.flatMap(({ steps }) =>
        steps.flatMap(({ notation }) => {
          const mark = markOf(notation)
          return mark === undefined ? [] : [mark]
        }),
      ),
    )
  return { chosen: marks(lines.slice(0, 1)), compared: marks(lines.slice(1)) }
}
