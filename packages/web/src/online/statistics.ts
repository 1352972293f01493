/** The person's finished games in figures: by number of players, and in all. */
import type { TableSummary } from '@tiletum/protocol'

export interface OnlineStatistic {
  /** Undefined for all games. */
  readonly players?: number
  readonly games: number
  readonly won: number
  readonly average: number
  readonly best: number
}

interface Played {
  readonly players: number
  readonly place: number
  readonly points: number
}

/**
 * Counts games that were played to the end; the last line counts all of them, if there are several
 * lines.
 */
export function countGames(tables: readonly TableSummary[]): readonly OnlineStatistic[] {
  const games = tables.flatMap(({ kind, seats, result }): Played[] => {
    const mine = seats.findIndex(({ you }) => you === true)
    const [points, place] = [result?.points[mine], result?.places[mine]]
    if (kind !== 'game' || result?.how !== 'over') return []
    return points === undefined || place === undefined
      ? []
      : [{ players: seats.length, place, points }]
  })
  const numbers = [...new Set(games.map(({ players }) => players))].toSorted((a, b) => a - b)
  const lines = numbers.map((players) => ({
    players,
    ...counted(games.filter((game) => game.players === players)),
  }))
  return lines.length > 1 ? [...lines, counted(games)] : lines
}

const counted = (games: readonly Played[]): OnlineStatistic => ({
  games: games.length,
  won: games.filter(({ place, players }) => place === 1 && players > 1).length,
  average: games.reduce((sum, { points }) => sum + points, 0) / games.length,
  best: Math.max(...games.map(({ points }) => points)),
})
