/** How long this thread has had a processor for itself. */
import fs from 'node:fs'

const LINUX = '/proc/self/schedstat'
const isTold = fs.existsSync(LINUX)

/**
 * In seconds. While a neighbour has the processor it stands still. Where the system does not tell,
 * it is the time on the clock.
 */
export function ownSeconds(): number {
  if (!isTold) return performance.now() / 1000
  const [nanoseconds] = fs.readFileSync(LINUX, 'utf8').split(' ')
  return Number(nanoseconds) / 1e9
}
