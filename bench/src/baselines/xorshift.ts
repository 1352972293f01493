/** A small seeded generator for the baselines' random play. Returns a whole number below a limit. */
export type RandomBelow = (limit: number) => number

export function xorshift(seed: number): RandomBelow {
  let bits = seed | 0 || 0x2545f491
  return (limit) => {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    return (bits >>> 0) % limit
  }
}
