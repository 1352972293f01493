/** The only clock of this package: it turns milliseconds into the budget of one decision. */
import type { Budget } from './policy.ts'

/** Returns a function that turns true after this many milliseconds. Each decision needs a new one. */
export function stopAfter(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}

/** A budget of milliseconds: its clock restarts with every decision. */
export const clocked = (milliseconds: number): Budget => ({
  iterations: Infinity,
  get shouldStop() {
    return stopAfter(milliseconds)
  },
})
