import { once } from 'node:events'
import { startThread } from '../../worker-threads.ts'
import type { Write } from '../sql/engine.ts'
import { StoreUnavailable } from '../server-store.ts'
import type { ObserveCommit } from '../server-store.ts'
import { committer } from './group-commit.ts'
import type { TransactionResult, Unit } from './group-commit.ts'
import { versionOf } from './driver.ts'
import type { SqliteConnection } from './driver.ts'
import type { FromWriter, ToWriter } from './writer-thread.ts'

type Written = readonly (readonly object[])[] | undefined

interface Waiting {
  resolve(rows: Written): void
  reject(error: Error): void
}

export interface WriterClient {
  write(queries: readonly Write[]): Promise<Written>
  writeUnit(unit: Unit): Promise<Written>
  /** Changes whenever somebody else has written to the file: a tool, never this server. */
  version(): Promise<number>
  close(): Promise<void>
}

const UNKNOWN = -1
/** One batch is being written, and one lies ready for when it is done. */
const MOST_SENT = 2

/**
 * Sends what is to be written to the writing thread: all of one turn of the event loop at once, and
 * while the thread has enough to do, all that comes until its next answer. Waking it for every step
 * would cost more than the step.
 */
export function startWriter(file: string, observe?: ObserveCommit): WriterClient {
  const thread = startThread('store-writer', new URL('writer-thread.ts', import.meta.url), { file })
  let open = true
  let gathered: Unit[] = []
  let sent = 0
  const waiting: Waiting[] = []
  const asking: ((version: number) => void)[] = []
  const send = (message: ToWriter): void => thread.postMessage(message)

  function flush(): void {
    if (gathered.length === 0) return
    sent++
    send(gathered)
    gathered = []
  }
  const flushIfIdle = (): void => {
    if (sent < MOST_SENT) flush()
  }

  thread.on('message', (message: FromWriter) => {
    if ('version' in message) return asking.shift()?.(message.version)
    const { outcomes, batches, milliseconds } = message
    observe?.({ rows: outcomes.length, milliseconds })
    sent -= batches
    flushIfIdle()
    for (const outcome of outcomes) settle(waiting.shift(), outcome)
    return undefined
  })
  const ended = once(thread, 'exit')
  const giveUp = (why: string): void => {
    open = false
    for (const one of waiting.splice(0)) one.reject(new StoreUnavailable(why))
    for (const answer of asking.splice(0)) answer(UNKNOWN)
  }
  thread.on('error', (error: Error) => giveUp(`The writing thread failed: ${error.message}`))
  thread.on('exit', () => giveUp('The store is closed.'))

  return {
    write: (queries) => writeUnit(unitOf(queries)),
    writeUnit,
    version: () =>
      new Promise((resolve) => {
        if (!open) return resolve(UNKNOWN)
        asking.push(resolve)
        return send('version')
      }),
    async close() {
      if (open) {
        open = false
        flush()
        send('close')
      }
      await ended
    },
  }

  function writeUnit(unit: Unit): Promise<Written> {
    if (!open) return Promise.reject(new StoreUnavailable('The store is closed.'))
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      if (gathered.push(unit) === 1) setImmediate(flushIfIdle)
    })
  }
}

/** Writes in this thread, each unit at once: for tools. */
export function writeInProcess(connection: SqliteConnection): WriterClient {
  const commit = committer(connection)
  const writeUnit = (unit: Unit): Promise<Written> =>
    new Promise((resolve, reject) => {
      for (const outcome of commit([unit])) settle({ resolve, reject }, outcome)
    })
  return {
    write: (queries) => writeUnit(unitOf(queries)),
    writeUnit,
    version: async () => versionOf(connection),
    async close() {
      connection.close()
    },
  }
}

const unitOf = (queries: readonly Write[]): Unit =>
  queries.map(({ query: { sql, parameters }, needed }) => ({ sql, parameters, needed }))

function settle(waiting: Waiting | undefined, outcome: TransactionResult): void {
  switch (outcome.is) {
    case 'done':
      return waiting?.resolve(outcome.rows)
    case 'nothing':
      return waiting?.resolve(undefined)
    case 'failed':
      return waiting?.reject(
        outcome.ours ? new Error(outcome.why) : new StoreUnavailable(outcome.why),
      )
  }
}
