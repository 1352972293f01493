/** The work that nobody asks for: overdue tables, the archive, forgotten people. */
import { TIMES } from '@tiletum/protocol'
import type { JobAgain, ScheduledJob } from './store/job-store.ts'
import { archiveTable } from './tables/archive.ts'
import { nextCheckAt } from './tables/table-projection.ts'
import { hasExpired } from './tables/auto-steps.ts'
import type { Services } from './services.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** People without tables are forgotten when they were not seen for so long. */
const FORGOTTEN = 400 * DAY

/** Starts the timers and answers how to stop them. */
export async function startMaintenance(services: Services): Promise<() => void> {
  const { store, jobs, now, time, tables } = services
  jobs.process('clock', (job) => runAutoStepsOfJob(services, job))
  jobs.process('archive', async ({ key }) => {
    await archiveTable(store, key)
    tables.forget(key)
    return undefined
  })
  jobs.process('expire', async ({ dataJson }) => {
    const { before } = JSON.parse(dataJson) as { before: number }
    if (time.mayRemove()) await store.people.expire(before, before - FORGOTTEN)
    return expireLater(now())
  })
  await store.jobs.schedule({ queue: 'expire', key: 'people', ...expireLater(now()) })
  const timers = [
    every(SECOND, time.compare),
    every(SECOND, () => store.jobs.scheduleDueTables(now())),
    every(HOUR, () => store.jobs.scheduleArchiving(now(), now() - TIMES.archive)),
  ]
  return () => timers.forEach((timer) => clearInterval(timer))
}

/** Expired rows are deleted a day later, so that a clock that is wrong for a while deletes nothing. */
const expireLater = (now: number): JobAgain => ({
  at: now + DAY,
  dataJson: JSON.stringify({ before: now }),
})

/**
 * Adds the steps that are due at a table. An open table that nobody came to is marked first, by how many
 * steps it has, and deleted on a later day if there are no more.
 */
async function runAutoStepsOfJob(
  { tables, now, time }: Services,
  { key, dataJson }: ScheduledJob,
): Promise<JobAgain | undefined> {
  await tables.runAutoSteps(key)
  const live = await tables.load(key)
  if (live === undefined) return undefined
  const { table, steps, frozen } = live
  const later = (wait: number, data: object = {}): JobAgain => ({
    at: now() + wait,
    dataJson: JSON.stringify(data),
  })
  if (frozen !== undefined) return later(DAY)
  if (hasExpired(table, now())) {
    if (table.state !== 'open' || !time.mayRemove()) return later(HOUR)
    const { marked } = JSON.parse(dataJson) as { marked?: number }
    if (marked !== steps.length) return later(DAY, { marked: steps.length })
    await tables.remove(key)
    return undefined
  }
  return (nextCheckAt(table) ?? Infinity) <= now() ? later(10 * SECOND) : undefined
}

/** Calls again and again, but never twice at once. A failure is the store's, which tells it itself. */
function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    work()
      .catch(() => undefined)
      .finally(() => {
        busy = false
      })
  }, milliseconds)
  return timer.unref()
}
