/** Ridge regression by the normal equations, gathered row by row. */

/** Columns that are hardly ever seen keep to the prior. */
const RARE = 10

export interface Regression {
  /** Adds one observation. */
  add(row: Float64Array, target: number): void
  readonly rows: number
  /** The coefficients, drawn to the prior ones with the strength `ridge`, and the share of variance explained. */
  solve(
    ridge: number,
    prior: Float64Array,
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
    solve(ridge, prior) {
      const right = Float64Array.from(targets)
      const matrix = products.map((line, one) => {
        const copy = Float64Array.from(line)
        // in units of the column's own size, so that no feature is punished for its scale
        const pull = ridge * (copy[one] ?? 0) + RARE
        copy[one] = (copy[one] ?? 0) + pull
        right[one] = (right[one] ?? 0) + pull * (prior[one] ?? 0)
        return copy
      })
      const coefficients = gauss(matrix, right)
      const mean = sum / rows
      const variance = squares - rows * mean * mean
      return { coefficients, explained: 1 - residual(coefficients) / variance }
    },
  }
}

function gauss(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const cell = (row: number, column: number): number => matrix[row]?.[column] ?? 0
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = cell(row, pivot) / cell(pivot, pivot)
      if (factor === 0) continue
      const line = matrix[row]
      if (line === undefined) continue
      for (let column = pivot; column < size; column++)
        line[column] = (line[column] ?? 0) - factor * cell(pivot, column)
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0)
    }
  }
  const solution = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0
    for (let column = row + 1; column < size; column++)
      rest -= cell(row, column) * (solution[column] ?? 0)
    solution[row] = rest / cell(row, row)
  }
  return solution
}
