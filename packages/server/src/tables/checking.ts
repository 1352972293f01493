/**
 * Reads what strangers send and what may take long to read, in a thread that is stopped after two
 * seconds: records as new tables, and editions.
 */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Terms } from '@tiletum/protocol'
import { startThread } from '../thread.ts'

export type Job =
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'edition'; readonly agreed: Pick<Terms, 'config' | 'edition'> }

export interface ReadRecord {
  readonly config: Terms['config']
  readonly edition?: NonNullable<Terms['edition']>
  /** The moves and answers that count, chance in brackets. */
  readonly opening: readonly string[]
  readonly colours: readonly Terms['seats'][number]['colour'][]
}

export type Checked =
  | { readonly record: ReadRecord }
  /** Only what it corrects, as it is kept. */
  | { readonly edition: NonNullable<Terms['edition']> }
  /** What is wrong: a fault of records, a configuration error, `edition`, `slow` or `busy`. */
  | { readonly fault: string }

export interface Checking {
  check(job: Job): Promise<Checked>
  close(): Promise<void>
}

const HARD_LIMIT = 2_000
/** A thread takes its time to begin; only the reading is limited. */
const BEGINS_WITHIN = 20_000
const AT_ONCE = 2
const MOST_WAITING = 20

export function createChecking(): Checking {
  let running = 0
  const waiting: (() => void)[] = []
  /** Threads that did their work in time do more of it. */
  const idle: Worker[] = []

  async function turn(): Promise<void> {
    if (running >= AT_ONCE) await new Promise<void>((go) => void waiting.push(go))
    running++
  }

  async function inThread(job: Job): Promise<Checked> {
    const worker = idle.pop() ?? (await begin())
    if (worker === undefined) return { fault: 'busy' }
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(HARD_LIMIT) })
      worker.postMessage(job)
      const [checked] = (await answer) as [Checked]
      idle.push(worker)
      return checked
    } catch {
      // Too slow, or it broke down on what it read.
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

async function begin(): Promise<Worker | undefined> {
  const worker = startThread('checking', new URL('./checking-worker.ts', import.meta.url), {})
  worker.unref()
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(BEGINS_WITHIN) })
    return worker
  } catch {
    await worker.terminate()
    return undefined
  }
}
