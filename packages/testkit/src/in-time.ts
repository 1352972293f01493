/** Stops what takes for ever, so that a test of it fails instead of hanging. */
import { runInNewContext } from 'node:vm'

/** Far beyond what anything here takes on the busiest machine, and nothing to quadratic work. */
const LIMIT = 20_000

/** What `act` gives; throws if it does not end. */
export const inTime = <Result>(act: () => Result): Result =>
  runInNewContext('act()', { act }, { timeout: LIMIT }) as Result
