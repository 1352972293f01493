import PgBoss from 'pg-boss'
import type { JobOptions, JobQueue, Jobs, ScheduledJob } from '../jobs.ts'

/** Every so many seconds a process looks for jobs. */
const LOOKS: Readonly<Record<JobQueue, number>> = { clock: 1, push: 2 }
const QUEUES = Object.keys(LOOKS) as readonly JobQueue[]
const RETRIES = 2

type Kept = Pick<ScheduledJob, 'key' | 'at' | 'dataJson'>

/** Jobs in Postgres by pg-boss, in its own schema: whichever process is free takes the next. */
export async function postgresJobs(url: string, { failed }: JobOptions = {}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tiletum jobs',
    max: 2,
    schedule: false,
    retryLimit: RETRIES,
    retryBackoff: true,
  })
  // Postgres is away: the jobs wait in it.
  boss.on('error', () => undefined)
  await boss.start()
  for (const queue of QUEUES) {
    // oxlint-disable-next-line no-await-in-loop -- the second would wait for the first one's lock
    await boss.createQueue(queue)
  }

  /** Those not begun; one being done may plan itself anew under its own key. */
  const forget = async (queue: JobQueue, key: string): Promise<void> => {
    await boss
      .getDb()
      .executeSql(
        "delete from pgboss.job where name = $1 and singleton_key = $2 and state in ('created', 'retry')",
        [queue, key],
      )
  }

  return {
    async plan({ queue, ...kept }) {
      await forget(queue, kept.key)
      const startAfter = new Date(kept.at)
      await boss.send(queue, kept satisfies Kept, { startAfter, singletonKey: kept.key })
    },
    forget,
    async work(queue, handler) {
      const pollingIntervalSeconds = LOOKS[queue]
      const options = { includeMetadata: true, batchSize: 20, pollingIntervalSeconds } as const
      await boss.work<Kept>(queue, options, async (jobs) => {
        await Promise.all(
          jobs.map(async ({ id, data, retryCount }) => {
            try {
              await handler({ queue, ...data })
            } catch (error) {
              if (retryCount >= RETRIES) failed?.({ queue, ...data }, error)
              await boss.fail(queue, id, { why: String(error) })
            }
          }),
        )
      })
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  }
}
