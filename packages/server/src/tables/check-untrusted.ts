/**
 * Reads what strangers send and what may take long to read, in a thread that is stopped after two
 * seconds of work: records as new tables, and editions.
 */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { TableTerms } from '@tiletum/protocol'
import { startThread } from '../worker-threads.ts'

export type CheckTask =
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'edition'; readonly agreed: Pick<TableTerms, 'config' | 'edition'> }

export interface ReadRecord {
  readonly config: TableTerms['config']
  readonly edition?: NonNullable<TableTerms['edition']>
  /** The moves and answers that count, chance in brackets. */
  readonly opening: readonly string[]
  readonly players: readonly {
    readonly name: string
    readonly colour: TableTerms['seats'][number]['colour']
  }[]
}

export type Checked =
  | { readonly record: ReadRecord }
  /** Only what it corrects, as it is kept. */
  | { readonly edition: NonNullable<TableTerms['edition']> }
  /** The problem: a fault of records, a configuration error, `edition`, `slow` or `busy`. */
  | { readonly fault: string }

export interface Checking {
  check(job: CheckTask): Promise<Checked>
  close(): Promise<void>
}

export interface CheckingOptions {
  /** Milliseconds of work. */
  readonly limit?: number
  /** Another thread; tests let theirs fail. */
  readonly thread?: () => Worker
}

const HARD_LIMIT = 2_000
/** On a busy machine, where the thread gets little time, the wait is at most so many times the limit. */
const MOST_TIMES = 10
const LOOKS = 20
/** A thread takes its time to begin; only the reading is limited. */
const BEGINS_WITHIN = 20_000
const AT_ONCE = 2
const MOST_WAITING = 20

export function createChecking(options: CheckingOptions = {}): Checking {
  const { limit = HARD_LIMIT, thread = ourThread } = options
  let running = 0
  const waiting: (() => void)[] = []
  /** Threads that did their work in time do more of it. */
  const idle: Worker[] = []

  async function turn(): Promise<void> {
    if (running >= AT_ONCE) await new Promise<void>((go) => void waiting.push(go))
    running++
  }

  async function inThread(job: CheckTask): Promise<Checked> {
    const worker = idle.pop() ?? (await begin(thread))
    if (worker === undefined) return { fault: 'busy' }
    try {
      const done = new AbortController()
      const answer = once(worker, 'message', { signal: done.signal })
      worker.postMessage(job)
      const finished = answer.finally(() => done.abort())
      void limitWork(limit, done)
      const [checked] = (await finished) as [Checked]
      idle.push(worker)
      return checked
    } catch {
      // The thread was too slow, or the input broke it.
      await worker.terminate()
      return { fault: 'slow' }
    }
  }

  return {
    async check(job) {
      if (waiting.length >= MOST_WAITING) return { fault: 'busy' }
      await turn()
      try {
        return await inThread(job)
      } finally {
        running--
        waiting.shift()?.()
      }
    },
    async close() {
      await Promise.all(idle.map((worker) => worker.terminate()))
    },
  }
}

/**
 * Ends what has worked for longer. How long one thread has worked nobody tells, but it cannot be longer
 * than the whole process: on a busy machine what merely waits for its turn is not taken for slow.
 */
async function limitWork(limit: number, ends: AbortController): Promise<void> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again and again
    await wait(limit / LOOKS, undefined, { signal: ends.signal, ref: false }).catch(() => undefined)
    if (ends.signal.aborted) return
    const past = performance.now() - begun
    const { user, system } = process.cpuUsage(before)
    if (Math.min(past, (user + system) / 1000) > limit || past > MOST_TIMES * limit) ends.abort()
  }
}

const ourThread = (): Worker =>
  startThread('checking', new URL('./check-untrusted-worker.ts', import.meta.url), {})

async function begin(thread: () => Worker): Promise<Worker | undefined> {
  const worker = thread()
  worker.unref()
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(BEGINS_WITHIN) })
    return worker
  } catch {
    await worker.terminate()
    return undefined
  }
}
