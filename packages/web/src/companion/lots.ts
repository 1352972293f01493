/** Drawing lots: what the page rolls at a real table, nobody could foresee. */
const RANGE = 2 ** 32

export function lots(weights: readonly number[]): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  let left = (bits / RANGE) * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => (left -= weight) < 0)
  return Math.max(0, found)
}
