/** The report of an arena: ratings, and every pairing by itself. */
import { interval, rate } from '@tiletum/bots'
import type { ArenaGame, Rating } from '@tiletum/bots'
import type { Context } from '../context.ts'
import { table } from '../text-table.ts'
import { programNamed } from '../programs.ts'
import type { TableGame } from './table.ts'

export interface PairingReport {
  readonly alone: string
  readonly others: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: readonly [low: number, high: number]
  /** The mean score of the one alone, and of the others. */
  readonly mean: number
  readonly othersMean: number
}

export interface ArenaReport {
  readonly ratings: readonly Rating[]
  readonly pairings: readonly PairingReport[]
  /** How many faults each program made. */
  readonly faults: Readonly<Record<string, number>>
}

export function reportOf(games: readonly TableGame[]): ArenaReport {
  const pairings = new Map<string, ArenaGame[]>()
  for (const game of games) {
    const key = `${game.alone}\n${game.others}`
    const among = pairings.get(key)
    if (among === undefined) pairings.set(key, [game])
    else among.push(game)
  }
  return {
    ratings: rate(
      games.map(({ alone, others, scores, winner, seat }) => ({
        alone,
        others,
        count: scores.length - 1,
        won: winner === seat,
      })),
    ),
    pairings: [...pairings.values()].map(pairingOf),
    faults: faultsIn(games),
  }
}

function faultsIn(games: readonly TableGame[]): Readonly<Record<string, number>> {
  const faults: Record<string, number> = {}
  for (const { alone, others } of games)
    for (const name of [alone, others]) if (programNamed(name) !== undefined) faults[name] ??= 0
  for (const { name } of games.flatMap((game) => game.faults ?? []))
    faults[name] = (faults[name] ?? 0) + 1
  return faults
}

function pairingOf(games: readonly ArenaGame[]): PairingReport {
  const wins = games.filter(({ winner, seat }) => winner === seat).length
  const own = games.map(({ scores, seat }) => scores[seat] ?? 0)
  const theirs = games.flatMap(({ scores, seat }) => scores.filter((_, other) => other !== seat))
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    alone: games[0]?.alone ?? '',
    others: games[0]?.others ?? '',
    games: games.length,
    wins,
    share: wins / games.length,
    interval: interval(wins, games.length),
    mean: mean(own),
    othersMean: mean(theirs),
  }
}

export function reportLines(
  { ratings, pairings, faults }: ArenaReport,
  { words, language, width }: Context,
): readonly string[] {
  const { arena: say } = words
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const share = (value: number): string =>
    value.toLocaleString(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
  const { columns } = say
  const hasPrograms = Object.keys(faults).length > 0
  const faultColumn = hasPrograms ? [columns.faults] : []
  return [
    ...table(
      [
        [columns.player, columns.rating, columns.plusMinus, columns.games, ...faultColumn],
        ...ratings.map(({ name, rating, plusMinus, games }) => [
          name,
          number(rating),
          number(plusMinus),
          number(games),
          ...(hasPrograms ? [number(faults[name] ?? 0)] : []),
        ]),
      ],
      width,
    ),
    '',
    ...table(
      [
        [
          columns.alone,
          columns.others,
          columns.games,
          columns.wins,
          columns.interval,
          columns.mean,
          columns.othersMean,
        ],
        ...pairings.map((pairing) => [
          pairing.alone,
          pairing.others,
          number(pairing.games),
          share(pairing.share),
          say.interval(share(pairing.interval[0]), share(pairing.interval[1])),
          number(pairing.mean, 1),
          number(pairing.othersMean, 1),
        ]),
      ],
      width,
    ),
  ]
}
