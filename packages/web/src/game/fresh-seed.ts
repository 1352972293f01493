/** Returns an unpredictable seed. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}
