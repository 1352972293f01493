/** The thread that writes: it commits together whatever has come since its last commit. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { committer } from './group-commit.ts'
import type { TransactionResult, Unit } from './group-commit.ts'
import { loadDriver, openConnection, versionOf } from './driver.ts'

export type ToWriter = readonly Unit[] | 'version' | 'close'
export type FromWriter =
  | {
      readonly outcomes: readonly TransactionResult[]
      /** How many messages brought them. */
      readonly batches: number
      /** How long the commit took. */
      readonly milliseconds: number
    }
  | { readonly version: number }

/** The most units in one commit, so that the first of them does not wait too long. */
const MOST_UNITS = 1_024

const { file } = workerData as { readonly file: string }
const connection = openConnection(await loadDriver(), file)
const commit = committer(connection)
const port = parentPort
if (port === null) throw new Error('This program is for a thread.')
const send = (message: FromWriter): void => port.postMessage(message)

function write(units: readonly Unit[], batches: number): void {
  const begun = performance.now()
  const outcomes = commit(units)
  send({ outcomes, batches, milliseconds: performance.now() - begun })
}

port.on('message', (message: ToWriter) => {
  const units: Unit[] = []
  let batches = 0
  let next: ToWriter | undefined = message
  while (Array.isArray(next)) {
    units.push(...next)
    batches++
    next =
      units.length < MOST_UNITS
        ? (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message
        : undefined
  }
  if (batches > 0) write(units, batches)
  if (next === 'version') send({ version: versionOf(connection) })
  if (next === 'close') {
    // All in one file again, so that it can be copied or moved as it is.
    connection.exec('pragma wal_checkpoint(truncate)')
    connection.close()
    port.close()
  }
})
