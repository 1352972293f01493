/** A seed that nobody knows before. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}
