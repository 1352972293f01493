/** Stops functions that run forever, so that a test of them fails instead of hanging. */
import { runInNewContext } from 'node:vm'

/**
 * Time limit in milliseconds: far more than anything here takes on the busiest machine, and far less than
 * quadratic work on hostile input.
 */
const LIMIT = 20_000

/** Returns the result of `act`; throws if it exceeds the limit. */
export const inTime = <Result>(act: () => Result): Result =>
  runInNewContext('act()', { act }, { timeout: LIMIT }) as Result
