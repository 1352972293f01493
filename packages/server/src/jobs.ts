/** Does the jobs of the store when their time has come, as one of any number of processes. */
import { StoreUnavailable } from './store/server-store.ts'
import type { JobAgain, JobQueue, JobStore, ScheduledJob, TakenJob } from './store/job-store.ts'

/** Answers when the job is to be done again, or nothing once it is done. */
export type JobHandler = (job: ScheduledJob) => Promise<JobAgain | undefined>

export interface Jobs {
  /**
   * Begins to do the jobs of a queue. A crash may have one done twice, so a handler looks first whether
   * there is still something to do. A job whose handler rejects is tried again, later each time.
   */
  process(queue: JobQueue, handler: JobHandler): void
  /** Takes no more jobs and waits for those being done. */
  close(): Promise<void>
}

export interface JobOptions {
  /** In the time of the server. */
  readonly now: () => number
  /** Is called after every failure. */
  readonly failed?: (job: TakenJob, error: unknown) => void
  /** How many milliseconds lie between two looks for jobs. */
  readonly every?: number
}

const EVERY = 1_000
const AT_ONCE = 20

export function createJobs(store: JobStore, { now, failed, every = EVERY }: JobOptions): Jobs {
  const timers: NodeJS.Timeout[] = []
  const working = new Set<Promise<void>>()
  let closed = false

  async function perform(job: TakenJob, handler: JobHandler): Promise<void> {
    try {
      await store.finish(job, await handler(job))
    } catch (error) {
      // While the store is away every job fails, and the store itself tells why.
      if (!(error instanceof StoreUnavailable)) failed?.(job, error)
    }
  }

  async function workOff(queue: JobQueue, handler: JobHandler): Promise<void> {
    while (!closed) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      const jobs = await store.take(queue, now(), AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(jobs.map((job) => perform(job, handler)))
      if (jobs.length < AT_ONCE) return
    }
  }

  return {
    process(queue, handler) {
      let busy = false
      const timer = setInterval(() => {
        if (busy) return
        busy = true
        const round = workOff(queue, handler)
          .catch(() => undefined) // The store is away, and the jobs wait in it.
          .finally(() => {
            busy = false
            working.delete(round)
          })
        working.add(round)
      }, every)
      timers.push(timer.unref())
    },
    async close() {
      closed = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(working)
    },
  }
}
