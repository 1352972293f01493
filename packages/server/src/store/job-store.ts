import type { Time } from './server-store.ts'

/** The kinds of work for later: look at a table, notify somebody, archive a finished game, delete what has expired. */
export type JobQueue = 'clock' | 'push' | 'archive' | 'expire'

export interface ScheduledJob {
  readonly queue: JobQueue
  /** The subject of the job, such as a table. Each queue has at most one job for a key. */
  readonly key: string
  readonly at: Time
  /** Whatever the handler wants to know when it is called. */
  readonly dataJson: string
}

export interface TakenJob extends ScheduledJob {
  /** How often it was tried before. */
  readonly failures: number
}

export interface JobStore {
  /** Adds the job. Where there is one for its key, the earlier of the two stays. */
  schedule(job: ScheduledJob): Promise<void>
  /**
   * Takes jobs whose time has come, each for one process. Their next try is scheduled at once, later with
   * every failure, so that a job survives the process that does it and a bad one steps aside.
   */
  take(queue: JobQueue, now: Time, limit: number): Promise<readonly TakenJob[]>
  /** Removes a job that was done or schedules it again, unless somebody scheduled it earlier meanwhile. */
  finish(job: TakenJob, again?: JobAgain): Promise<void>
  /** Adds a `clock` job for every table whose `due` has come. */
  scheduleDueTables(now: Time): Promise<void>
  /** Adds an `archive` job for every table that ended before that time and still has its steps. */
  scheduleArchiving(now: Time, endedBefore: Time): Promise<void>
}

export type JobAgain = Pick<ScheduledJob, 'at' | 'dataJson'>
