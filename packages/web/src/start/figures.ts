/**
 * Statistics over the finished games of this device, from the seat of the person who played them.
 */
import { playsWith, SCORE_SOURCES } from '@tiletum/engine'
import type { ScoreSource } from '@tiletum/engine'
import type { SavedGame } from '../game/storage/saved-game.ts'
import type { GameResult } from '../game/storage/game-result.ts'

export interface CountedGame {
  readonly game: SavedGame
  readonly tally: GameResult
}

export interface ModeFigures {
  /** The opponents: `solo hard`, `computers master`, `people`. */
  readonly mode: string
  readonly games: number
  readonly won: number
  readonly mean: number
  readonly best: number
}

export interface Figures {
  readonly modes: readonly ModeFigures[]
  /** Mean of each source that ever gave points, the largest first. */
  readonly sources: readonly (readonly [ScoreSource, number])[]
  readonly best: CountedGame | undefined
  /** The largest lead over the next seat in a won game. */
  readonly lead: { readonly of: CountedGame; readonly points: number } | undefined
}

/** The first seat that a person played. */
const ownSeat = ({ players }: SavedGame): number =>
  Math.max(
    0,
    players.findIndex(({ computer }) => computer === undefined),
  )

export function modeOf({ config, players }: SavedGame): string {
  if (playsWith(config, 'solo')) return `solo ${config.difficulty ?? 'normal'}`
  const levels = players.flatMap(({ computer }) => computer ?? [])
  return levels.length === 0 ? 'people' : `computers ${levels.toSorted()[0]}`
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const pointsOf = ({ game, tally }: CountedGame): number => tally.scores[ownSeat(game)] ?? 0

export function figuresOf(all: readonly CountedGame[]): Figures {
  const modes = [...new Set(all.map(({ game }) => modeOf(game)))].toSorted().map((mode) => {
    const of = all.filter(({ game }) => modeOf(game) === mode)
    return {
      mode,
      games: of.length,
      won: of.filter(({ game, tally }) => tally.winner === ownSeat(game)).length,
      mean: mean(of.map(pointsOf)),
      best: Math.max(...of.map(pointsOf)),
    }
  })
  const sources = SCORE_SOURCES.map(
    (source) =>
      [
        source,
        mean(all.map(({ game, tally }) => tally.sources[ownSeat(game)]?.[source] ?? 0)),
      ] as const,
  )
    .filter(([, points]) => points !== 0)
    .toSorted(([, one], [, other]) => other - one)
  const best = all.toSorted((one, other) => pointsOf(other) - pointsOf(one))[0]
  const leads = all
    .filter(({ game, tally }) => tally.winner === ownSeat(game) && tally.scores.length > 1)
    .map((of) => ({ of, points: leadOf(of) }))
    .toSorted((one, other) => other.points - one.points)
  return { modes, sources, best, lead: leads[0] }
}

function leadOf({ game, tally }: CountedGame): number {
  const own = ownSeat(game)
  const others = tally.scores.filter((_, seat) => seat !== own)
  return (tally.scores[own] ?? 0) - Math.max(...others)
}

/** One line for each game, for a spreadsheet. */
export function asTable(all: readonly CountedGame[]): string {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
  const head = ['date', 'mode', 'players', 'points', 'won', ...SCORE_SOURCES]
  const rows = all.map(({ game, tally }) => [
    new Date(game.changed).toISOString().slice(0, 10),
    modeOf(game),
    game.players.map(({ name }) => name).join(', '),
    tally.scores.join(' '),
    tally.winner === ownSeat(game) ? 1 : 0,
    ...SCORE_SOURCES.map((source) => tally.sources[ownSeat(game)]?.[source] ?? 0),
  ])
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}
