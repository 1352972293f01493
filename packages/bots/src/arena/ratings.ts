/**
 * Ratings by the Bradley–Terry model, for games of one player against several of another kind. The single
 * player wins with the probability g / (g + others × h); ratings are logarithms of such strengths.
 */

export interface ArenaResult {
  readonly alone: string
  readonly others: string
  /** Number of opponents. */
  readonly count: number
  readonly won: boolean
}

export interface Rating {
  readonly name: string
  /** Elo points; the average of all players is 0. */
  readonly rating: number
  /** Half the width of the 95 % interval. */
  readonly plusMinus: number
  readonly games: number
}

const ELO = 400 / Math.LN10
const NINETY_FIVE = 1.96
/** Prior of one draw against an average player: keeps ratings finite for players who always win. */
const DRAW = 0.25

export function rate(results: readonly ArenaResult[]): readonly Rating[] {
  const names = [...new Set(results.flatMap(({ alone, others }) => [alone, others]))]
  const strengths = names.map(() => 0)
  const place = new Map(names.map((name, at) => [name, at]))
  const games = results.map(({ alone, others, count, won }) => ({
    one: place.get(alone) ?? 0,
    other: place.get(others) ?? 0,
    head: Math.log(count),
    won: won ? 1 : 0,
  }))
  let curvature: number[][] = []
  for (let round = 0; round < 30; round++) {
    const slope = strengths.map((strength) => -DRAW * strength)
    curvature = names.map((_, row) => names.map((__, column) => (row === column ? DRAW : 0)))
    for (const { one, other, head, won } of games) {
      const p = 1 / (1 + Math.exp((strengths[other] ?? 0) + head - (strengths[one] ?? 0)))
      add(slope, one, won - p)
      add(slope, other, p - won)
      const bend = p * (1 - p)
      for (const [row, column, sign] of [
        [one, one, 1],
        [other, other, 1],
        [one, other, -1],
        [other, one, -1],
      ] as const)
        add(curvature[row] ?? [], column, sign * bend)
    }
    const step = inverse(curvature).map((row) => dot(row, slope))
    step.forEach((change, at) => add(strengths, at, change))
    if (Math.max(...step.map(Math.abs)) < 1e-9) break
  }
  const covariance = inverse(curvature)
  const average = strengths.reduce((sum, strength) => sum + strength, 0) / names.length
  return names
    .map((name, at) => ({
      name,
      rating: ELO * ((strengths[at] ?? 0) - average),
      plusMinus: NINETY_FIVE * ELO * Math.sqrt(aboutAverage(covariance, at)),
      games: results.filter(({ alone, others }) => alone === name || others === name).length,
    }))
    .toSorted((one, other) => other.rating - one.rating)
}

function add(values: number[], at: number, amount: number): void {
  values[at] = (values[at] ?? 0) + amount
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Variance of a strength relative to the average of all players. */
function aboutAverage(covariance: readonly (readonly number[])[], at: number): number {
  const size = covariance.length
  const weights = covariance.map((_, other) => (other === at ? 1 : 0) - 1 / size)
  return Math.max(
    0,
    dot(
      weights,
      covariance.map((row) => dot(row, weights)),
    ),
  )
}

function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const line = rows[pivot] ?? []
    const head = line[pivot] ?? 1
    for (let column = 0; column < line.length; column++) line[column] = (line[column] ?? 0) / head
    rows.forEach((row, at) => {
      const factor = row[pivot] ?? 0
      if (at === pivot || factor === 0) return
      for (let column = 0; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (line[column] ?? 0)
    })
  }
  return rows.map((row) => row.slice(size))
}
