/** A reviewed game as text and as data. */
import { tableFacts } from '@tiletum/engine'
import { SUBJECTS, VERDICTS } from '@tiletum/bots/review'
import type { TurnReview } from '@tiletum/bots/review'
import type { Move, State } from '@tiletum/engine'
import { placeById } from '@tiletum/text'
import { reasonsInWords, toldAlong } from './advice.ts'
import type { Context } from './context.ts'
import type { Loaded } from './record-file.ts'
import { signed as withSign } from './signed.ts'

type Numbers = (value: number, digits?: number) => string

export function reviewLines(
  turns: readonly TurnReview[],
  loaded: Loaded,
  line: readonly Move[],
  context: Context,
): readonly string[] {
  const { words, colours, language } = context
  const { review: say } = words
  const seats = [...new Set(turns.map(({ seat }) => seat))].toSorted((one, other) => one - other)
  const points: Numbers = (value, digits = 1) =>
    value.toLocaleString(language, { maximumFractionDigits: digits })
  const signed: Numbers = (value, digits = 1) => withSign(value, language, digits)
  return seats.flatMap((seat) => {
    const own = turns.filter((one) => one.seat === seat)
    const sum = (of: (turn: TurnReview) => number): number =>
      own.reduce((all, turn) => all + of(turn), 0)
    const counts = VERDICTS.flatMap((verdict): readonly (readonly [string, number])[] => {
      const number = own.filter((one) => one.verdict === verdict).length
      return number === 0 ? [] : [[say.verdicts[verdict], number]]
    })
    return [
      colours.strong(say.title(loaded.table.seats[seat] ?? '')),
      ...own.flatMap((turn) => ['', ...turnLines(turn, loaded, line, { points, signed }, context)]),
      '',
      say.summary(points(sum(({ lost }) => lost)), signed(sum(({ luck }) => luck))),
      say.counts(counts),
      '',
    ]
  })
}

function turnLines(
  turn: TurnReview,
  loaded: Loaded,
  line: readonly Move[],
  { points, signed }: { readonly points: Numbers; readonly signed: Numbers },
  context: Context,
): readonly string[] {
  const { words, colours } = context
  const { review: say } = words
  const { verdict, before, after, spread, lost, error, luck } = turn
  const told = betterOf(turn, loaded, line, context)
  const reasons = reasonsInWords(turn.reasons, townOf(loaded, turn, line, context), context)
  return [
    colours.strong(say.turn(turn.round, turn.turn, say.verdicts[verdict])),
    `   ${say.expected(signed(before), signed(after), points(spread, 0))}`,
    ...(luck === 0 ? [] : [`   ${say.luck(signed(luck))}`]),
    ...(verdict === 'best' || verdict === 'fine'
      ? []
      : [
          `   ${say.lost(points(lost), points(error))}`,
          `   ${say.better}`,
          ...told.map(({ text, notation }) => `      ${text}  ${colours.faint(`[${notation}]`)}`),
          ...(turn.reasons.length === 0 ? [] : [`   ${say.why(reasons)}`]),
        ]),
  ]
}

/** Returns the review as data, with the better lines in words. */
export const reviewData = (
  turns: readonly TurnReview[],
  loaded: Loaded,
  line: readonly Move[],
  context: Context,
): object => ({
  subjects: SUBJECTS,
  turns: turns.map((turn) => ({
    ...turn,
    seat: turn.seat + 1,
    ...(turn.better === undefined
      ? {}
      : { better: { at: turn.better.at, moves: betterOf(turn, loaded, line, context) } }),
  })),
})

function betterOf({ better }: TurnReview, loaded: Loaded, line: readonly Move[], context: Context) {
  if (better === undefined) return []
  const { game, table } = loaded
  const moves = better.moves
    .map((text) => game.parse(text))
    .filter((move) => typeof move === 'number')
  return toldAlong(game, table, stateAt(loaded, line, better.at), moves, context)
}

/** The town of the fair that the round ends with. */
function townOf(
  loaded: Loaded,
  { round, from }: TurnReview,
  line: readonly Move[],
  { words }: Context,
): string | undefined {
  const { fairs } = tableFacts(loaded.game.rules, stateAt(loaded, line, from))
  const town = fairs.find(({ fair }) => fair === round)?.town
  return town === undefined ? undefined : words.things.place(placeById(loaded.table, town))
}

function stateAt({ game }: Loaded, line: readonly Move[], at: number): State {
  const state = game.start()
  for (const move of line.slice(0, at)) game.play(state, move)
  return state
}
