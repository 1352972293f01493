/** The thread that writes: it commits together whatever has come since its last commit. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { committer } from './commit.ts'
import type { Outcome, Unit } from './commit.ts'
import { loadDriver, openConnection } from './driver.ts'

export type ToWriter = readonly Unit[] | 'close'
export interface FromWriter {
  readonly outcomes: readonly Outcome[]
  /** How long the commit took. */
  readonly milliseconds: number
}

/** So many at most in one commit, so that the first of them does not wait too long. */
const MOST_UNITS = 1_024

const { file } = workerData as { readonly file: string }
const connection = openConnection(await loadDriver(), file)
const commit = committer(connection)
const port = parentPort
if (port === null) throw new Error('This program is for a thread.')

port.on('message', (message: ToWriter) => {
  const units: Unit[] = []
  let next: ToWriter | undefined = message
  while (next !== undefined && next !== 'close') {
    units.push(...next)
    next =
      units.length < MOST_UNITS
        ? (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message
        : undefined
  }
  if (units.length > 0) {
    const begun = performance.now()
    const outcomes = commit(units)
    port.postMessage({ outcomes, milliseconds: performance.now() - begun } satisfies FromWriter)
  }
  if (next === 'close') {
    // All in one file again, so that it can be copied or moved as it is.
    connection.exec('pragma wal_checkpoint(truncate)')
    connection.close()
    port.close()
  }
})
