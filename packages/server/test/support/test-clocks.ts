/** The two clocks of a server as tests turn them: they stand still unless told otherwise. */
import type { Clocks } from '../../src/clock.ts'

export interface TestClocks extends Clocks {
  readonly wall: () => number
  /** Time goes by. */
  pass(milliseconds: number): void
  /** The wall clock alone is set; a machine that slept looks the same. */
  set(milliseconds: number): void
}

export function testClocks(begin: number = Date.UTC(2026, 10, 1)): TestClocks {
  let elapsed = 0
  let wall = begin
  return {
    wall: () => wall,
    monotonic: () => elapsed,
    pass(milliseconds) {
      elapsed += milliseconds
      wall += milliseconds
    },
    set(milliseconds) {
      wall += milliseconds
    },
  }
}
