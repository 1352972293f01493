import { once } from 'node:events'
import { startThread } from '../../thread.ts'
import type { Write } from '../sql/engine.ts'
import { StoreUnavailable } from '../store.ts'
import { committer } from './commit.ts'
import type { Outcome, Unit } from './commit.ts'
import type { Connection } from './driver.ts'
import type { FromWriter, ToWriter } from './writer.ts'

export type ObserveCommit = (commit: { rows: number; milliseconds: number }) => void

type Written = readonly (readonly object[])[] | undefined

interface Waiting {
  resolve(rows: Written): void
  reject(error: Error): void
}

export interface Writing {
  write(queries: readonly Write[]): Promise<Written>
  writeUnit(unit: Unit): Promise<Written>
  close(): Promise<void>
}

/** Sends what is to be written to the writing thread, all of one turn of the event loop at once. */
export function startWriting(file: string, observe?: ObserveCommit): Writing {
  const thread = startThread('store-writer', new URL('writer.ts', import.meta.url), { file })
  let open = true
  let gathered: Unit[] = []
  const waiting: Waiting[] = []
  const send = (message: ToWriter): void => thread.postMessage(message)

  function flush(): void {
    if (gathered.length === 0) return
    send(gathered)
    gathered = []
  }

  thread.on('message', ({ outcomes, milliseconds }: FromWriter) => {
    observe?.({ rows: outcomes.length, milliseconds })
    for (const outcome of outcomes) settle(waiting.shift(), outcome)
  })
  const ended = once(thread, 'exit')
  const giveUp = (why: string): void => {
    open = false
    for (const one of waiting.splice(0)) one.reject(new StoreUnavailable(why))
  }
  thread.on('error', (error: Error) => giveUp(`The writing thread failed: ${error.message}`))
  thread.on('exit', () => giveUp('The store is closed.'))

  return {
    write: (queries) => writeUnit(unitOf(queries)),
    writeUnit,
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
      if (gathered.length === 0) setImmediate(flush)
      gathered.push(unit)
    })
  }
}

/** Writes in this thread, each unit at once: for tools. */
export function writeHere(connection: Connection): Writing {
  const commit = committer(connection)
  const writeUnit = (unit: Unit): Promise<Written> =>
    new Promise((resolve, reject) => {
      for (const outcome of commit([unit])) settle({ resolve, reject }, outcome)
    })
  return {
    write: (queries) => writeUnit(unitOf(queries)),
    writeUnit,
    async close() {
      connection.close()
    },
  }
}

const unitOf = (queries: readonly Write[]): Unit =>
  queries.map(({ query: { sql, parameters }, needed }) => ({ sql, parameters, needed }))

function settle(waiting: Waiting | undefined, outcome: Outcome): void {
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
