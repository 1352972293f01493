/** The move of a computer player in a position, and the best lines of its search. */
import { LEVELS } from '@tiletum/bots'
import type { EvaluationReason, SearchResult, SeatInfo, WeightFiles } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import type { Context } from './context.ts'
import { seatBot } from './programs.ts'
import type { NamedBot } from './programs.ts'
import { failure } from './failure.ts'
import { signed } from './signed.ts'

export interface DescribedMove {
  readonly notation: string
  readonly text: string
}

export interface AdviceInWords {
  readonly seat: number
  readonly move: DescribedMove
  readonly iterations: number
  /** How far the game may end from what is expected, two times in three. */
  readonly spread: number
  readonly lines: readonly {
    readonly expected: number
    readonly visits: number
    readonly moves: readonly DescribedMove[]
  }[]
  /** What a program says of its move. */
  readonly says?: string
  /** The reasons why the first line is better than the second. */
  readonly reasons: readonly EvaluationReason[]
}

interface AdviceSettings {
  readonly lines: number
  readonly seed: string
  readonly weights?: WeightFiles
}

/** Returns the move of a computer player for the seat that has to decide. */
export async function adviceFor(
  game: Game,
  table: NamedGame,
  state: State,
  bot: NamedBot,
  { lines, seed, weights }: AdviceSettings,
  context: Context,
): Promise<AdviceInWords> {
  const { options, advise: say } = context.words.recordCommands
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') throw failure(options.none)
  if (awaiting.who === 'chance') throw failure(say.chance)
  const moves = moveList()
  game.list(state, moves)
  const { seat } = awaiting
  let told: SeatInfo = {}
  const onInfo = (info: SeatInfo): void => {
    told = info
  }
  const policy = seatBot(bot, {
    game,
    seat,
    seed,
    onInfo,
    ...(weights === undefined ? {} : { weights }),
  })
  const chosen = await policy.choose(state, moves, {})
  const searched: SearchResult | undefined = policy.explain?.(lines)
  const tell = (line: readonly Move[]): readonly DescribedMove[] =>
    toldAlong(game, table, game.clone(state), line, context)
  return {
    seat: awaiting.seat + 1,
    move: tell([chosen])[0] ?? { notation: game.format(chosen), text: '' },
    iterations: searched?.iterations ?? 0,
    spread: Math.round(searched?.spread ?? 0),
    lines: (searched?.lines ?? []).map(({ expected, visits, moves: line }) => ({
      expected: Math.round(expected * 10) / 10,
      visits,
      moves: tell(line),
    })),
    ...(told.say === undefined ? {} : { says: told.say }),
    reasons: searched?.reasons ?? [],
  }
}

/** Each move in the words of the position it is made in. */
export function toldAlong(
  game: Game,
  table: NamedGame,
  state: State,
  line: readonly Move[],
  { words }: Context,
): readonly DescribedMove[] {
  return line.map((move) => {
    const told = {
      notation: game.format(move),
      text: words.moves.describe(table, state, move).long,
    }
    game.play(state, move)
    return told
  })
}

export function adviceLines(
  { move, iterations, spread, lines, says, reasons: why }: AdviceInWords,
  bot: string,
  { words, colours, language }: Context,
): readonly string[] {
  const { advise: say } = words.recordCommands
  const whole = (value: number): string => value.toLocaleString(language)
  const inWords = ({ text, notation }: DescribedMove): string =>
    `${text}  ${colours.faint(`[${notation}]`)}`
  const reasons = LEVELS.some((level) => bot.startsWith(level)) ? say.onlyMove : say.noLines
  return [
    colours.strong(say.would(bot, inWords(move))),
    ...(says === undefined ? [] : [says]),
    ...(lines.length === 0 ? [reasons] : [say.tried(whole(iterations), whole(spread))]),
    ...lines.flatMap(({ expected, visits, moves }, index) => [
      '',
      say.line(index + 1, expected, whole(visits), points(expected, language)),
      ...moves.map((one) => `   ${inWords(one)}`),
    ]),
    ...(why.length === 0 ? [] : ['', say.why(reasonsInWords(why, undefined, { words, language }))]),
  ]
}

const points = (expected: number, language: string): string =>
  Math.abs(expected).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** Maximum number of reasons that are shown. */
const MOST_REASONS = 5

/** Describes the reasons with their differences in points. `town` is the town of the round's fair. */
export function reasonsInWords(
  reasons: readonly EvaluationReason[],
  town: string | undefined,
  { words, language }: Pick<Context, 'words' | 'language'>,
): string {
  const { reason, subjects } = words.review.reasons
  const names = subjects(town)
  return reasons
    .slice(0, MOST_REASONS)
    .map(({ subject, points: by }) => reason(names[subject], signed(by, language, 0)))
    .join(', ')
}
