import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { JobQueue, JobStore, TakenJob } from '../job-store.ts'
import type { Time } from '../server-store.ts'
import type { SqlEngine } from './engine.ts'
import type { JobRow } from './schema.ts'

const DAY = 86_400_000
/** A minute until the second try, twice that until the third, and so on up to most of a day. */
const NEXT_TRY = sql.raw('60000 * (1 << case when failures < 10 then failures else 10 end)')

export function jobStore(engine: SqlEngine): JobStore {
  const { build } = engine
  const skipLocked = sql.raw(engine.dialect === 'postgres' ? 'for update skip locked' : '')

  const isFound = async (query: RawBuilder<unknown>): Promise<boolean> =>
    (await engine.read(sql`${query} limit 1`.compile(build))).length > 0

  /** Schedules a job now for each table of the condition. One that lies far ahead was scheduled by a wrong clock. */
  async function scheduleForTables(
    queue: JobQueue,
    now: Time,
    condition: RawBuilder<unknown>,
  ): Promise<void> {
    const subscribers = sql`from game_table where ${condition} and not exists
      (select 1 from job where queue = ${queue} and key = game_table.id and at <= ${now + DAY})`
    if (!(await isFound(sql`select 1 ${subscribers}`))) return
    const insert = sql`insert into job (queue, key, at, data, failures)
      select cast(${queue} as text), id, cast(${now} as bigint), '{}', 0 ${subscribers}
      on conflict (queue, key) do update set at = excluded.at, data = '{}', failures = 0`
    await engine.write([{ query: insert.compile(build) }])
  }

  /** A job that was scheduled anew since it was taken has another time. */
  const asTaken = ({ queue, key, at }: TakenJob) =>
    sql<boolean>`queue = ${queue} and key = ${key} and at = ${at}`

  return {
    async schedule({ queue, key, at, dataJson: data }) {
      const query = build
        .insertInto('job')
        .values({ queue, key, at, data, failures: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['queue', 'key'])
            .doUpdateSet({ at, data, failures: 0 })
            .where('job.at', '>', at),
        )
      await engine.write([{ query: query.compile() }])
    },

    async take(queue, now, limit) {
      const due = sql`select key from job where queue = ${queue} and at <= ${now}`
      if (!(await isFound(due))) return []
      const update = sql`
        with due as materialized (${due} order by at limit ${limit} ${skipLocked})
        update job set at = cast(${now} as bigint) + ${NEXT_TRY}, failures = failures + 1
        where queue = ${queue} and key in (select key from due) returning *`
      const [rows = []] = (await engine.write([{ query: update.compile(build) }])) ?? []
      return (rows as readonly JobRow[]).map((row) => ({
        queue,
        key: row.key,
        at: row.at,
        dataJson: row.data,
        failures: row.failures - 1,
      }))
    },

    async finish(job, again) {
      const query =
        again === undefined
          ? build.deleteFrom('job').where(asTaken(job))
          : build
              .updateTable('job')
              .set({ at: again.at, data: again.dataJson, failures: 0 })
              .where(asTaken(job))
      await engine.write([{ query: query.compile() }])
    },

    scheduleDueTables: (now) => scheduleForTables('clock', now, sql`due <= ${now}`),

    scheduleArchiving: (now, endedBefore) =>
      scheduleForTables(
        'archive',
        now,
        sql`archived = 0 and state in ('over', 'abandoned') and updated < ${endedBefore}`,
      ),
  }
}
