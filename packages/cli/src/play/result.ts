/** The points of everybody by where they come from. */
import { createScoreSheet, fold, SCORE_SOURCES, scores } from '@tiletum/engine'
import type { Game, Match } from '@tiletum/engine'
import type { Messages, NamedGame } from '@tiletum/text'
import type { Context } from '../context.ts'
import { table as columns } from '../text-table.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

export function scoreLines(
  { words, width }: Context,
  { game, log }: Match,
  table: NamedGame,
): readonly string[] {
  const sheet = createScoreSheet(game)
  const state = fold(game, log, sheet.sink)
  const sources = SCORE_SOURCES.filter((source) => sheet.seats.some((seat) => seat[source] !== 0))
  return columns(
    [
      [words.position.points, ...table.seats],
      ...sources.map((source) => [
        words.log.source[source],
        ...sheet.seats.map((seat) => signed(seat[source])),
      ]),
      [words.position.total, ...scores(state).map(signed)],
    ],
    width,
  )
}

export function winnerLine(
  { position }: Messages,
  game: Game,
  { state }: Match,
  table: NamedGame,
): string {
  const [winner = 0] = game.standings(state)
  return position.wins(table.seats[winner] ?? '', scores(state)[winner] ?? 0)
}
