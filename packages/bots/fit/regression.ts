/** Ridge regression by the normal equations, gathered row by row, with signs that coefficients must have. */

/** Columns that are hardly ever seen keep to the prior. */
const RARE = 10

export interface Regression {
  /** Adds one observation. */
  add(row: Float64Array, target: number): void
  readonly rows: number
  /**
   * The coefficients, drawn to the prior ones with the strength `ridge`, and the share of variance
   * explained. With a sign, a coefficient is at most or at least 0.
   */
  solve(
    ridge: number,
    prior: Float64Array,
    signs?: Int8Array,
  ): { readonly coefficients: Float64Array; readonly explained: number }
}

export function createRegression(columns: number): Regression {
  const products = Array.from({ length: columns }, () => new Float64Array(columns))
  const targets = new Float64Array(columns)
  let rows = 0
  let sum = 0
  let squares = 0

  function residual(coefficients: Float64Array): number {
    let left = squares
    for (let one = 0; one < columns; one++) {
      const own = coefficients[one] ?? 0
      left -= 2 * own * (targets[one] ?? 0)
      for (let other = 0; other < columns; other++)
        left += own * (coefficients[other] ?? 0) * (products[one]?.[other] ?? 0)
    }
    return left
  }

  return {
    get rows() {
      return rows
    },
    add(row, target) {
      rows++
      sum += target
      squares += target * target
      for (let one = 0; one < columns; one++) {
        const value = row[one] ?? 0
        if (value === 0) continue
        targets[one] = (targets[one] ?? 0) + value * target
        const line = products[one]
        if (line === undefined) continue
        for (let other = 0; other < columns; other++)
          line[other] = (line[other] ?? 0) + value * (row[other] ?? 0)
      }
    },
    solve(ridge, prior, signs = new Int8Array(columns)) {
      const right = Float64Array.from(targets)
      const matrix = products.map((line, one) => {
        const copy = Float64Array.from(line)
        // in units of the column's own size, so that no feature is punished for its scale
        const pull = ridge * (copy[one] ?? 0) + RARE
        copy[one] = (copy[one] ?? 0) + pull
        right[one] = (right[one] ?? 0) + pull * (prior[one] ?? 0)
        return copy
      })
      const coefficients = signed(matrix, right, signs)
      const mean = sum / rows
      const variance = squares - rows * mean * mean
      return { coefficients, explained: 1 - residual(coefficients) / variance }
    },
  }
}

const MOST_SWEEPS = 20_000
const STILL = 1e-7

/** Each coefficient in turn to where it is best while the others stay, until nothing moves any more. */
function signed(
  matrix: readonly Float64Array[],
  right: Float64Array,
  signs: Int8Array,
): Float64Array {
  const solution = new Float64Array(right.length)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let moved = 0
    matrix.forEach((line, one) => {
      const own = solution[one] ?? 0
      let rest = right[one] ?? 0
      for (let other = 0; other < line.length; other++)
        rest -= (line[other] ?? 0) * (solution[other] ?? 0)
      let best = own + rest / (line[one] ?? 1)
      const sign = signs[one] ?? 0
      if (sign !== 0 && best * sign < 0) best = 0
      moved = Math.max(moved, Math.abs(best - own))
      solution[one] = best
    })
    if (moved < STILL) break
  }
  return solution
}
