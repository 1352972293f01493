import type { JobOptions, JobQueue, Jobs, ScheduledJob } from '../jobs.ts'
import type { JobRow } from '../sql/schema.ts'
import type { SqliteEngine } from './engine.ts'

const EVERY = 1_000
const AT_ONCE = 20
const MOST_FAILURES = 3

/** The one process that has the file does the jobs itself, looking for them every second. */
export function sqliteJobs(
  engine: SqliteEngine,
  options: JobOptions & { readonly every?: number } = {},
): Jobs {
  const { every = EVERY, failed } = options
  const { build } = engine
  const handlers = new Map<JobQueue, (job: ScheduledJob) => Promise<void>>()
  let round: Promise<void> = Promise.resolve()
  let rounds = 0
  let closed = false

  const one = ({ queue, key, at }: JobRow) =>
    build.deleteFrom('job').where('queue', '=', queue).where('key', '=', key).where('at', '=', at)

  async function attempt(row: JobRow): Promise<void> {
    const job: ScheduledJob = {
      queue: row.queue as JobQueue,
      key: row.key,
      at: row.at,
      dataJson: row.data,
    }
    try {
      await handlers.get(job.queue)?.(job)
    } catch (error) {
      if (row.failures + 1 < MOST_FAILURES) {
        await engine.write([{ query: later(row) }])
        return
      }
      failed?.(job, error)
    }
    // Planned anew meanwhile, it has another time and stays.
    await engine.write([{ query: one(row).compile() }])
  }

  const later = (row: JobRow) =>
    build
      .updateTable('job')
      .set({ failures: row.failures + 1, at: Date.now() + 1_000 * 4 ** (row.failures + 1) })
      .where('queue', '=', row.queue)
      .where('key', '=', row.key)
      .where('at', '=', row.at)
      .compile()

  async function look(): Promise<void> {
    if (closed || handlers.size === 0) return
    const query = build
      .selectFrom('job')
      .selectAll()
      .where('queue', 'in', [...handlers.keys()])
      .where('at', '<=', Date.now())
      .orderBy('at')
      .limit(AT_ONCE)
    const rows = await engine.read(query.compile())
    await Promise.all(rows.map(attempt))
    if (rows.length === AT_ONCE) await look()
  }

  /** One round after the other; a round already waiting will see everything. */
  function lookSoon(): void {
    if (rounds > 1) return
    rounds++
    round = round
      .then(look)
      .catch(() => undefined) // The store is away; the jobs wait in it.
      .finally(() => rounds--)
  }

  const timer = setInterval(lookSoon, every)
  timer.unref()

  return {
    async plan({ queue, key, at, dataJson: data }) {
      const row: JobRow = { queue, key, at, data, failures: 0 }
      const query = build
        .insertInto('job')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['queue', 'key']).doUpdateSet({ at, data, failures: 0 }),
        )
      await engine.write([{ query: query.compile() }])
      if (at <= Date.now()) lookSoon()
    },
    async forget(queue, key) {
      const query = build.deleteFrom('job').where('queue', '=', queue).where('key', '=', key)
      await engine.write([{ query: query.compile() }])
    },
    async work(queue, handler) {
      handlers.set(queue, handler)
      lookSoon()
    },
    async close() {
      closed = true
      clearInterval(timer)
      await round
    },
  }
}
