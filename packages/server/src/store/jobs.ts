import type { Time } from './store.ts'

/**
 * Work for later: clocks and pushes. Among all processes one runs a job, at its time or soon
 * after; a crash may run it twice or, rarely, lose it, so handlers look at the table first, and
 * tables that are `due` are found without jobs too.
 */
export interface Jobs {
  /** Plans the job; it replaces one of the same queue and key that has not run. */
  plan(job: ScheduledJob): Promise<void>
  forget(queue: JobQueue, key: string): Promise<void>
  /** Names who does the jobs of a queue; a handler that rejects is asked again, three times. */
  work(queue: JobQueue, handler: (job: ScheduledJob) => Promise<void>): Promise<void>
  /** Takes no more jobs and waits for those being done. */
  close(): Promise<void>
}

export interface JobOptions {
  /** Called for a job that failed for the last time. */
  readonly failed?: (job: ScheduledJob, error: unknown) => void
}

export type JobQueue = 'clock' | 'push'

export interface ScheduledJob {
  readonly queue: JobQueue
  readonly key: string
  readonly at: Time
  readonly dataJson: string
}
