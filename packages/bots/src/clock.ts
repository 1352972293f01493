/** The only clock here: it turns milliseconds into the budget of one decision. */
import type { Budget } from './policy.ts'

/** A stop after so many milliseconds of each decision; begin it anew for every one. */
export function stopAfter(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}

/** A budget whose clock starts again whenever it is asked for. */
export const clocked = (milliseconds: number): Budget => ({
  iterations: Infinity,
  get shouldStop() {
    return stopAfter(milliseconds)
  },
})
